import { FORMS } from '../../bench/leads/answers';
import { play } from '../../bench/leads/play';
import { scenarios } from '../../bench/leads/scenarios';
import type { FormFamily, Transport } from '@/leads/types';
import { expect, test } from './lane';

/** A row of the bench: its scenario, how the form sends, and how the test names it. */
export type Row = readonly [name: string, transport: Transport | 'own', sentence: string];

/** One form of each. */
export const families = Object.keys(FORMS) as FormFamily[];

/** Plays one row with the families that its scenario names, or with these. */
export function testRow([name, transport, sentence]: Row, played: readonly FormFamily[]): void {
  test(`no request is lost or doubled by ${sentence}`, async ({ browser, lane }) => {
    const scenario = scenarios.find((one) => one.name === name);
    if (!scenario) throw new Error(`The bench has no scenario '${name}'`);
    const devices = { browser, lane, copies: 1 };
    const { counted, complaints } = await play({ families: played, ...scenario }, transport, devices);
    expect(complaints).toEqual([]);
    expect(counted.sent).toBeGreaterThan(0);
    expect(counted).toMatchObject({ delivered: counted.sent, duplicates: 0, lost: 0, stranded: 0 });
  });
}
