import type { CallNumber } from './types';

/** The conditions of a number, by the parameter of the ad's address that each is about. */
export const channelFields = ['utm_source', 'utm_medium', 'utm_campaign', 'clickId'] as const;

/** A condition of a number: a parameter of the ad's address (or `path`), and its possible values; none means any value. */
export type Condition = readonly [parameter: string, values: readonly string[]];

/** A phone number as people write it, and when it is shown. */
export type ConditionalNumber = readonly [phone: string, conditions: readonly Condition[]];

/** What is compared of an entry: its pages, by whatever names them, and its channel. */
type Conditions = Pick<CallNumber, (typeof channelFields)[number]> & {
  pages?: readonly string[] | undefined;
};

/** The conditions of an entry, as the page's script compares them. */
export function conditionsOf(
  entry: Conditions,
  addressesOf: (page: string) => readonly string[],
): Condition[] {
  const { pages, clickId } = entry;
  return [
    ...(pages ? [['path', pages.flatMap(addressesOf).map((path) => path.toLowerCase())] as const] : []),
    ...channelFields.flatMap((field): Condition[] => {
      const value = entry[field];
      if (value === undefined || field === 'clickId') return [];
      return [[field, [value.trim().toLowerCase()]]];
    }),
    ...(clickId ? [[clickId, []] as const] : []),
  ];
}

/**
 * How specific an entry is: one that names landing pages is more so than one that names none, then the one with more
 * conditions. Two that are equal must not both hold for the same click (`canBothHold`).
 */
export const specificity = (conditions: readonly Condition[]): number =>
  conditions.length + (conditions.some(([parameter]) => parameter === 'path') ? 10 : 0);

/** Whether there can be a click for which two entries hold. */
export const canBothHold = (one: readonly Condition[], other: readonly Condition[]): boolean =>
  one.every(([parameter, values]) => {
    const [, others] = other.find(([name]) => name === parameter) ?? [];
    return !others || values.length === 0 || values.some((value) => others.includes(value));
  });

/** The entries as the page's script reads them, the most specific one first. */
export const conditionalNumbers = (
  entries: readonly CallNumber[],
  addressesOf: (page: string) => readonly string[],
): ConditionalNumber[] =>
  entries
    .map((entry): ConditionalNumber => [entry.phone, conditionsOf(entry, addressesOf)])
    .sort(([, one], [, other]) => specificity(other) - specificity(one));

/** The number in the HTML of a landing page: of the entry that names it and no channel. */
export const numberOfPage = (numbers: readonly ConditionalNumber[], path: string): string | undefined =>
  numbers.find(
    ([, conditions]) =>
      conditions.length === 1 &&
      conditions.every(([name, values]) => name === 'path' && values.includes(path)),
  )?.[0];

/** The ten digits of a number. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The address of the contact card with a number. */
export const cardAddress = (phone: string): string => `/office-${digitsOf(phone)}.vcf`;

/** The address of the QR code that opens a text message to a number. */
export const textCodeAddress = (phone: string): string => `/text-${digitsOf(phone)}.svg`;
