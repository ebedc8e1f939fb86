import type { Browser } from 'playwright';
import type { FormFamily, Transport } from '@/leads/types';
import { countLeads, type Account } from './account';
import { FORMS } from './answers';
import { startDevice } from './device';
import type { Lane } from './lane';
import { readsAnswers, type Scenario, type Step } from './scenarios';

/** The result of a scenario with one transport. */
export interface Result {
  scenario: Scenario;
  transport: Transport | 'own';
  counted: Account;
  /** What pages have said or done that is not so, with the family of the form. */
  complaints: string[];
}

let visitors = 0;

/**
 * Plays a scenario on a lane, with all its devices in parallel.
 * @throws Error if a device cannot complete its steps (a form is missing, a page does not open)
 */
export async function play(
  scenario: Scenario,
  transport: Transport | 'own',
  { browser, lane, copies }: { browser: Browser; lane: Lane; copies: number },
): Promise<Result> {
  const families = scenario.families ?? (Object.keys(FORMS) as FormFamily[]);
  lane.setTransport(transport);
  lane.setScripts(scenario.scripts ?? 'none');
  lane.setGone(scenario.webhook === 'gone');
  if (scenario.webhook === 'down') await lane.down();
  else if (scenario.webhook === 'gone') await lane.setFault({ mode: 'ok' });
  else await lane.setFault(scenario.webhook ?? { mode: 'ok' });

  const devices = await Promise.all(
    families.flatMap((family) =>
      Array.from({ length: copies }, () =>
        startDevice({
          browser,
          origin: lane.origin,
          family,
          visitor: ++visitors,
          storage: scenario.storage,
          javaScript: scenario.javaScript,
          earlyScript: !scenario.scripts?.startsWith('all-'),
          old: scenario.old,
        }),
      ),
    ),
  );
  const each = (step: Step) => Promise.all(devices.map((device) => step(device, lane)));
  try {
    await each(scenario.during);
    await lane.setFault({ mode: 'ok' });
    lane.setGone(false);
    lane.setScripts('none');
    if (scenario.after) await each(scenario.after);
    const arrived = await lane.leads();
    const waiting = new Map(
      await Promise.all(devices.map(async (device) => [device, (await device.waiting()) > 0] as const)),
    );
    const sent = devices.flatMap((device) => {
      const typed = device.requests.length ? device.requests : [device.typed];
      return typed.map((one, place) => ({
        typed: one,
        answersRead: readsAnswers(transport, device.family) && !scenario.answersLost,
        toldWrong: scenario.toldWrong ?? false,
        waits: place === 0 && (waiting.get(device) ?? false),
        sharesNumber: typed.some((other) => other !== one && other.phone === one.phone),
        complaints: place === 0 ? device.complaints.length : 0,
      }));
    });
    return {
      scenario,
      transport,
      counted: countLeads(sent, arrived),
      complaints: devices.flatMap(({ family, typed, complaints }) =>
        complaints.map((complaint) => `${family} ${typed.phone}: ${complaint}`),
      ),
    };
  } finally {
    // Fails if the browser has crashed, which also closes its devices.
    await each((device) => device.close().catch(() => undefined));
  }
}
