import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../src/tools/preview/free-port';
import { startServer } from '../servers/server';
import type { BrowserKind } from './session';

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
    const address = `http://127.0.0.1:${port}`;
    const server = await startServer(`${address}/status`, [webkit.program, `--port=${port}`], { env });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '-f'] },
        }),
      )
      .build();
    return {
      open: (url) => driver.get(url),
      back: () => driver.navigate().back(),
      url: () => driver.getCurrentUrl(),
      run: (body, ...given) => driver.executeScript(body, ...given),
      type: (element, text) => (element as WebElement).sendKeys(text),
      choose: async (list, value) =>
        (list as WebElement).findElement(By.css(`option[value="${value}"]`)).click(),
      pressKey: async (key) =>
        driver.switchTo().activeElement().sendKeys({ Escape: Key.ESCAPE, Enter: Key.ENTER }[key]),
      end: async () => {
        await driver.quit();
        await server.stop();
        for (const program of [manager, screen]) {
          program.kill();
          await once(program, 'exit');
        }
      },
    };
  },
};
