import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../src/dev/free-port';
import { commands, type BrowserKind, type Session } from './webdriver';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A screen without a monitor, as large as a phone's, and its number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '390x844x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/**
 * WebKitGTK, the engine of an iPhone's browser as Debian ships it, by its own driver. Touch gestures and the
 * pickers of iOS are not in it.
 */
export const webkit: BrowserKind = {
  name: 'WebKit',
  program: '/usr/bin/WebKitWebDriver',
  start: async () => {
    const { screen, display } = await startScreen();
    const env = { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', NO_AT_BRIDGE: '1' };
    // Without a window manager the window is not as large as the screen.
    const manager = spawn('matchbox-window-manager', ['-use_titlebar', 'no'], { env, stdio: 'ignore' });
    const port = await freePort();
    const driver = spawn(webkit.program, [`--port=${port}`], { env, stdio: 'ignore' });
    const started = [driver, manager, screen];

    const ask = async (method: string, address: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        method,
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      });
      const { value } = (await response.json()) as { value: unknown };
      const { error, message } = (value ?? {}) as { error?: string; message?: string };
      if (!response.ok) throw new Error(`WebKit: ${error}: ${message}`);
      return value;
    };
    for (let tries = 0; ; tries++) {
      try {
        await ask('GET', '/status');
        break;
      } catch (error) {
        if (tries === 300) throw error;
        await wait(100);
      }
    }
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '-f'] } },
      },
    })) as { sessionId: string };

    const session: Session = {
      send: (command, parameters = {}) => {
        const [method, address] = commands[command].http;
        return ask(
          method,
          `/session/${sessionId}${address.replace('{id}', String(parameters.id))}`,
          parameters,
        );
      },
      end: async () => {
        await session.send('quit');
        for (const program of started) program.kill();
        await Promise.all(started.map((program) => once(program, 'exit')));
      },
    };
    return session;
  },
};
