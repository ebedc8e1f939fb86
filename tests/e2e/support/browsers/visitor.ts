import { expect } from '@playwright/test';
import type { Handle, Session } from './session';
import { takeErrors } from './watched-site';

/** What a visitor can see by this selector, the first. */
const findVisible = `return [...document.querySelectorAll(arguments[0])]
  .find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;`;

/** Scrolls an element into view; its position, or nothing if something covers its middle. */
const placeInView = `const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && element.contains(hit) ? [x, y].join() : '';`;

/** Remembers what the next press of the page meets, which arrives after the driver has sent it. */
const watchPress = `const [element] = arguments;
  window.press = 'sent';
  const listening = new AbortController();
  const listen = (type, note) => addEventListener(type, note, { capture: true, signal: listening.signal });
  // Where the page moves between the two halves of a press, there may be no click.
  listen('mouseup', () => { window.press = 'missed'; });
  listen('click', ({ target, isTrusted }) => {
    // While it handles a press, the page sends clicks of its own, to wake what was pressed.
    if (!isTrusted) return;
    window.press = element.contains(target) ? 'hit' : 'missed';
    listening.abort();
  });`;

/** What a form says and where the focus is, for a test that waits in vain. */
const describePage = `const found = (selector) => [...document.querySelectorAll(selector)];
  return [
    location.pathname,
    'focus: ' + (document.activeElement.name || document.activeElement.textContent.trim().slice(0, 40)),
    'invalid: ' + found('[aria-invalid=true]').map(({ name, value }) => name + '=' + value),
    'says: ' + found('[role=alert], [role=status]').map((element) => element.textContent.trim()).filter(Boolean),
  ].join('; ');`;

/** What can be typed into each control by name; others get a name's words. */
const words: Record<string, string> = {
  email: 'dana@example.com',
  address: '12 Cedar Elm Lane, Dallas',
  details: 'Warm tile in the hall.',
  message: 'The tile in the hall is warm and the meter turns.',
};

/** The actions of a visitor in a browser that Playwright cannot drive. */
export class Visitor {
  constructor(
    private readonly session: Session,
    private readonly site: string,
  ) {}

  /** Goes to an address of the site and waits until its early script has loaded. */
  async open(path: string): Promise<void> {
    await this.session.open(this.site + path);
    await expect
      .poll(() => this.run('return onclick === null;'), { message: `script of ${path}` })
      .toBe(true);
  }

  async back(): Promise<void> {
    await this.session.back();
  }

  /** Runs source in the page; what it returns. */
  async run<Result>(script: string, ...given: unknown[]): Promise<Result> {
    return (await this.session.run(script, ...given)) as Result;
  }

  /** Waits for the first thing that can be seen by this selector. */
  private async element(selector: string): Promise<Handle> {
    const found = () => this.run<Handle | null>(findVisible, selector);
    await expect.poll(async () => (await found()) !== null, { message: selector }).toBe(true);
    return (await found())!;
  }

  /** Presses the first thing that can be seen by this selector. */
  async pressAt(selector: string): Promise<void> {
    await this.click(await this.element(selector));
  }

  /**
   * Presses an element once it stands still and nothing covers its middle, and again if the press met something else,
   * as Playwright does: the driver presses a point of the window, and on a busy machine what is above may get its
   * height just before that.
   */
  private async click(element: Handle): Promise<void> {
    let before = '';
    const press = async (): Promise<boolean> => {
      const last = before;
      before = await this.run<string>(placeInView, element);
      if (before === '' || before !== last) return false;
      await this.run(watchPress, element);
      await element.click();
      let met = '';
      const arrive = async () =>
        // Another page remembers nothing: the press has led there. While it leads there, nothing can be asked.
        (met = await this.run<string>('return window.press ?? "hit";').catch(() => 'hit'));
      await expect.poll(arrive, { message: 'arrives', intervals: [50] }).not.toBe('sent');
      return met === 'hit';
    };
    await expect.poll(press, { message: 'is pressed', intervals: [50] }).toBe(true);
  }

  /** Presses Escape where the focus is. */
  pressEscape(): Promise<void> {
    return this.session.pressKey('Escape');
  }

  /** Presses Enter on the first thing that can be seen by this selector. */
  async pressEnterAt(selector: string): Promise<void> {
    await this.run('arguments[0].focus();', await this.element(selector));
    await this.session.pressKey('Enter');
  }

  /** Types into the first thing that can be seen by this selector. */
  async type(selector: string, text: string): Promise<void> {
    await this.session.type(await this.element(selector), text);
  }

  /** Waits until something by this selector is in view, or no longer is. */
  async waitFor(selector: string, inView = true): Promise<void> {
    const isSeen = async () => (await this.run(findVisible, selector)) !== null;
    await expect.poll(isSeen, { message: selector }).toBe(inView);
  }

  /** The path of the page that is shown. */
  async path(): Promise<string> {
    return new URL(await this.session.url()).pathname;
  }

  /** Scrolls to the end of the page, so that everything that waits for the view is hydrated. */
  async readToTheEnd(): Promise<void> {
    for (let last = -1, y = 0; y !== last;) {
      last = y;
      y = await this.run<number>('scrollBy({ top: 800, behavior: "instant" }); return Math.round(scrollY);');
    }
  }

  /** Fills every control of a form with something valid. */
  async fill(form: string, phone: string): Promise<void> {
    await this.waitFor(`${form} [name]`);
    const controls = await this.run<{ name: string; type: string }[]>(
      `return [...document.querySelectorAll(arguments[0] + ' [name]')]
        .filter((control) => control.tabIndex >= 0 && control.type !== 'hidden')
        .map(({ name, type }) => ({ name, type }));`,
      form,
    );
    for (const { name, type } of controls) {
      const control = `${form} [name="${name}"]`;
      if (type === 'checkbox') await this.pressAt(control);
      else if (type === 'select-one') await this.choose(control);
      else await this.type(control, name === 'phone' ? phone : (words[name] ?? 'Dana Whitfield'));
    }
  }

  /** Takes the first answer of a list, after the words that ask for one. */
  private async choose(select: string): Promise<void> {
    const list = await this.element(select);
    // At once: WebKit's driver does not wait for the end of smooth scrolling.
    const [value] = await this.run<[string]>(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
      return [arguments[0].options[1].value];`,
      list,
    );
    await this.session.choose(list, value);
  }

  /** The page in one line: its path, the focus, the invalid controls, and what is said about them. */
  describe(): Promise<string> {
    return this.run(describePage);
  }

  /** Console errors on the pages since the last call. */
  errors(): Promise<string[]> {
    return this.run(takeErrors);
  }
}
