import type { Coordinates } from '@/map/geography/coordinates';

/** A city as maps and the ZIP check know it. */
export interface SampleCity {
  slug: string;
  name: string;
  zipCodes: readonly string[];
  geo: Coordinates;
}

/** Name, latitude, longitude and ZIP codes of thirteen cities around Dallas. */
const rows: readonly (readonly [string, number, number, string])[] = [
  ['Carrollton', 32.9756, -96.8903, '75006 75007 75010'],
  [
    'Dallas',
    32.7767,
    -96.797,
    '75201 75202 75203 75204 75205 75206 75207 75208 75209 75210 75211 75212 75214 75215 75216 75217 75218 75219 75220 75223 75224 75225 75226 75227 75228 75229 75230 75231 75232 75233 75234 75235 75236 75237 75238 75240 75241 75243 75244 75246 75247 75248 75249 75251 75252 75253 75254 75287',
  ],
  ['Garland', 32.9126, -96.6389, '75040 75041 75042 75043 75044'],
  ['Grand Prairie', 32.746, -96.9978, '75050 75051 75052 75054'],
  ['Heath', 32.8365, -96.4747, '75032'],
  ['Irving', 32.814, -96.9489, '75038 75039 75060 75061 75062 75063'],
  ['Lancaster', 32.5921, -96.7561, '75134 75146'],
  ['Mesquite', 32.7668, -96.5992, '75149 75150 75181'],
  ['Plano', 33.0198, -96.6989, '75023 75024 75025 75074 75075 75093'],
  ['Red Oak', 32.5176, -96.8044, '75154'],
  ['Rockwall', 32.9312, -96.4597, '75032 75087'],
  ['Seagoville', 32.6396, -96.5383, '75159'],
  ['Wylie', 33.0151, -96.5389, '75098'],
];

/** They are fixed data: the owner may add cities and take some out. */
export const sampleCities: readonly SampleCity[] = rows.map(([name, latitude, longitude, zipCodes]) => ({
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  zipCodes: zipCodes.split(' '),
  geo: { latitude, longitude },
}));

/** The office that distances are counted from. */
export const sampleOffice = { latitude: 32.72875, longitude: -96.62277, town: 'Balch Springs' };
