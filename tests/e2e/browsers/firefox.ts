import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commands, type BrowserKind, type Session } from './webdriver';

/** No first-run pages, no updates, nothing that leaves this machine by itself. */
const preferences = {
  'marionette.port': 0,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://localhost:1/',
  'toolkit.telemetry.enabled': false,
};

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Takes Marionette's messages out of a stream: each is its length in bytes, a colon, and JSON. */
function messages(socket: Socket, receive: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon >= 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      receive(JSON.parse(String(rest.subarray(colon + 1, end))));
      rest = rest.subarray(end);
    }
  });
}

/** The port that Firefox writes into its profile when it is ready; waits up to half a minute. */
async function portOf(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  for (let tries = 0; tries < 300; tries++) {
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') return Number(readFileSync(file, 'utf8'));
    await wait(100);
  }
  throw new Error('Firefox did not open its remote-control port within 30 seconds.');
}

/**
 * Firefox as Debian ships it, by Marionette, its own remote control
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export const firefox: BrowserKind = {
  name: 'Firefox',
  program: '/usr/bin/firefox-esr',
  start: async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
    writeFileSync(
      path.join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
        .join('\n'),
    );
    const browser = spawn(
      firefox.program,
      [
        '--headless',
        '--marionette',
        '--no-remote',
        '--profile',
        profile,
        '--width',
        '390',
        '--height',
        '844',
      ],
      { stdio: 'ignore', env: { ...process.env, HOME: profile } },
    );
    const gone = once(browser, 'exit');
    const socket = connect(await portOf(profile), '127.0.0.1');
    const waiting = new Map<number, (answer: Answer) => void>();
    const greeted = new Promise<void>((resolve) => {
      messages(socket, (message) => {
        if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
        else resolve();
      });
    });
    await greeted;
    let last = 0;
    const ask = async (name: string, parameters: Record<string, unknown>): Promise<unknown> => {
      const id = ++last;
      const text = JSON.stringify([0, id, name, parameters]);
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const [, , error, result] = await answer;
      waiting.delete(id);
      if (error) throw new Error(`Firefox: ${error.error}: ${error.message}`);
      return (result as { value?: unknown } | null)?.value;
    };
    await ask('WebDriver:NewSession', {});
    const session: Session = {
      send: (command, parameters = {}) => ask(commands[command].marionette, parameters),
      end: async () => {
        socket.destroy();
        browser.kill();
        await gone;
        rmSync(profile, { recursive: true, force: true });
      },
    };
    return session;
  },
};
