import type { Coordinates } from '@/map/geography/coordinates';

/** A city as maps and the ZIP check know it. */
export interface SampleCity {
  slug: string;
  name: string;
  zipCodes: readonly string[];
  geo: Coordinates;
}

/** Thirteen cities around Dallas, as fixed data: the owner may add cities and take some out. */
export const sampleCities: readonly SampleCity[] = [
  {
    slug: 'carrollton',
    name: 'Carrollton',
    zipCodes: ['75006', '75007', '75010'],
    geo: {
      latitude: 32.9756,
      longitude: -96.8903,
    },
  },
  {
    slug: 'dallas',
    name: 'Dallas',
    zipCodes: [
      '75201',
      '75202',
      '75203',
      '75204',
      '75205',
      '75206',
      '75207',
      '75208',
      '75209',
      '75210',
      '75211',
      '75212',
      '75214',
      '75215',
      '75216',
      '75217',
      '75218',
      '75219',
      '75220',
      '75223',
      '75224',
      '75225',
      '75226',
      '75227',
      '75228',
      '75229',
      '75230',
      '75231',
      '75232',
      '75233',
      '75234',
      '75235',
      '75236',
      '75237',
      '75238',
      '75240',
      '75241',
      '75243',
      '75244',
      '75246',
      '75247',
      '75248',
      '75249',
      '75251',
      '75252',
      '75253',
      '75254',
      '75287',
    ],
    geo: {
      latitude: 32.7767,
      longitude: -96.797,
    },
  },
  {
    slug: 'garland',
    name: 'Garland',
    zipCodes: ['75040', '75041', '75042', '75043', '75044'],
    geo: {
      latitude: 32.9126,
      longitude: -96.6389,
    },
  },
  {
    slug: 'grand-prairie',
    name: 'Grand Prairie',
    zipCodes: ['75050', '75051', '75052', '75054'],
    geo: {
      latitude: 32.746,
      longitude: -96.9978,
    },
  },
  {
    slug: 'heath',
    name: 'Heath',
    zipCodes: ['75032'],
    geo: {
      latitude: 32.8365,
      longitude: -96.4747,
    },
  },
  {
    slug: 'irving',
    name: 'Irving',
    zipCodes: ['75038', '75039', '75060', '75061', '75062', '75063'],
    geo: {
      latitude: 32.814,
      longitude: -96.9489,
    },
  },
  {
    slug: 'lancaster',
    name: 'Lancaster',
    zipCodes: ['75134', '75146'],
    geo: {
      latitude: 32.5921,
      longitude: -96.7561,
    },
  },
  {
    slug: 'mesquite',
    name: 'Mesquite',
    zipCodes: ['75149', '75150', '75181'],
    geo: {
      latitude: 32.7668,
      longitude: -96.5992,
    },
  },
  {
    slug: 'plano',
    name: 'Plano',
    zipCodes: ['75023', '75024', '75025', '75074', '75075', '75093'],
    geo: {
      latitude: 33.0198,
      longitude: -96.6989,
    },
  },
  {
    slug: 'red-oak',
    name: 'Red Oak',
    zipCodes: ['75154'],
    geo: {
      latitude: 32.5176,
      longitude: -96.8044,
    },
  },
  {
    slug: 'rockwall',
    name: 'Rockwall',
    zipCodes: ['75032', '75087'],
    geo: {
      latitude: 32.9312,
      longitude: -96.4597,
    },
  },
  {
    slug: 'seagoville',
    name: 'Seagoville',
    zipCodes: ['75159'],
    geo: {
      latitude: 32.6396,
      longitude: -96.5383,
    },
  },
  {
    slug: 'wylie',
    name: 'Wylie',
    zipCodes: ['75098'],
    geo: {
      latitude: 33.0151,
      longitude: -96.5389,
    },
  },
];

/** The office that distances are counted from. */
export const sampleOffice = { latitude: 32.72875, longitude: -96.62277, town: 'Balch Springs' };
