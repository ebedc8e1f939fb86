import { checkPhone } from '../../lib/phone';
import type { Complaint, Judge } from './judge';

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
export const phones: Judge = {
  name: 'phones',
  package: 'google-libphonenumber',
  counts: 'numbers',
  judge: async ({ load }) => {
    const { default: library } = await load<LibPhoneNumber>('google-libphonenumber');
    const phone = library.PhoneNumberUtil.getInstance();
    const complaints: Complaint[] = [];
    const numbers = texas.flatMap((area) =>
      ['020', '123', '220', '367', '555', '646', '777', '911', '989'].flatMap((exchange) =>
        ['0000', '0100', '2368', '9999'].map((line) => `(${area}) ${exchange}-${line}`),
      ),
    );
    for (const number of numbers) {
      const valid = phone.isValidNumber(phone.parse(number, 'US'));
      const asked = checkPhone(number) !== undefined;
      const [, area = ''] = /\((\d+)\) /.exec(number) ?? [];
      if (valid && asked)
        complaints.push({ rule: 'a valid number is asked about', page: area, example: number });
      if (!valid && !asked)
        complaints.push({ rule: 'an invalid number is not asked about', page: area, example: number });
    }
    return { seen: numbers.length, complaints };
  },
};
