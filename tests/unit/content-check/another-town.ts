import { sampleFiles, sampleText, type Changes } from './memory';

/** Cities of the sample and what takes their place in the other town's, with position and a ZIP code of each. */
const cities = [
  { from: ['dallas', 'Dallas'], to: ['tulsa', 'Tulsa'], geo: [36.15398, -95.99277], zip: '74103' },
  { from: ['plano', 'Plano'], to: ['jenks', 'Jenks'], geo: [36.02287, -95.96833], zip: '74037' },
  { from: ['wylie', 'Wylie'], to: ['bixby', 'Bixby'], geo: [35.94204, -95.88332], zip: '74008' },
  { from: ['garland', 'Garland'], to: ['owasso', 'Owasso'], geo: [36.26954, -95.85471], zip: '74055' },
  { from: ['heath', 'Heath'], to: ['sperry', 'Sperry'], geo: [36.29731, -95.99138], zip: '74073' },
] as const;

const office = { town: 'Glenpool', geo: [35.95537, -96.00888], zip: '74033' } as const;

/** A text of the sample in the words of the other town. */
function inOtherTown(text: string): string {
  let other = text.replaceAll('Balch Springs', office.town).replaceAll('75180', office.zip);
  for (const { from, to } of cities)
    for (const [index, name] of from.entries())
      other = other.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), to[index] ?? '');
  return other
    .replaceAll('Texas', 'Oklahoma')
    .replaceAll(/\bTX\b/gi, 'OK')
    .replaceAll(/\b75\d{3}\b/g, cities[0].zip);
}

/** Position, county and ZIP codes of a city's file, which words alone do not change. */
function placed(text: string, { geo: [latitude, longitude], zip }: (typeof cities)[number]): string {
  return text
    .replace(/^zipCodes:\s*\[[^\]]*\]|^zipCodes:\n(?: +- .*\n)+/m, `zipCodes: ['${zip}']\n`)
    .replace(/^county: .*$/m, 'county: Tulsa County')
    .replace(/latitude: [\d.-]+/, `latitude: ${latitude}`)
    .replace(/longitude: [\d.-]+/, `longitude: ${longitude}`);
}

/** The sample's content as a company in Oklahoma would have it: its own cities, ZIP codes and positions. */
export function anotherTown(): Changes {
  const changes = new Map<string, string | null>();
  for (const file of sampleFiles) {
    const city = cities.find(({ from: [slug] }) => file === `content/cities/${slug}.md`);
    const text = inOtherTown(sampleText(file));
    if (city) changes.set(file, null).set(`content/cities/${city.to[0]}.md`, placed(text, city));
    else if (file === 'content/site.json')
      changes.set(
        file,
        text
          .replace(/"latitude": [\d.-]+/, `"latitude": ${office.geo[0]}`)
          .replace(/"longitude": [\d.-]+/, `"longitude": ${office.geo[1]}`),
      );
    else changes.set(file, text);
  }
  return changes;
}
