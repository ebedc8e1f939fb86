// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { READY_EVENT } from '@/browser/early-clicks/keep';

const openDialog = vi.hoisted(() => vi.fn());
vi.mock('@/islands/quote/open', () => ({ openDialog }));

const assign = vi.fn();
const gtag = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // The opening hours ask the site for its time, and there is no site here.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  await import('@/islands/quote/early');
  await import('@/browser/early');
});

beforeEach(() => {
  vi.stubGlobal('location', { ...location, assign });
  vi.stubGlobal('gtag', gtag);
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
});

/** Marks an event as a person's, not a script's. */
function trusted<Type extends Event>(event: Type): Type {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}
const click = (target: Element, options: MouseEventInit = {}) => {
  const event = trusted(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  target.dispatchEvent(event);
  return event;
};
/** A kept press is replayed before the next task, in which the next press of a person could come. */
const ready = async (island: Element) => {
  island.setAttribute('data-ready', '');
  island.dispatchEvent(new Event(READY_EVENT));
  for (let step = 0; step < 5; step++) await Promise.resolve();
};

describe('a press on submit before the form is hydrated', () => {
  function form() {
    document.body.innerHTML = `<div data-island><form data-lead-form="x" data-family="quote" data-transport="no-cors" action="https://hooks.example.com/x"><input name="phone" value="214"><button type="submit">Send</button></form></div>
      <undelivered-notice hidden><p data-waiting="Still here." data-page="Only here."></p><button data-close></button></undelivered-notice>`;
    const element = document.querySelector('form')!;
    const submitted = vi.spyOn(element.querySelector('button')!, 'click').mockImplementation(() => undefined);
    const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const press = () => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event;
    };
    return { island: document.querySelector('[data-island]')!, press, submitted, native };
  }

  const kept = (area = localStorage) =>
    Object.entries<string>(area).find(([key]) => key.startsWith('waiting-request:form:x:'))?.[1];

  it('goes on to the thank-you page, which sends what is kept, when the script does not come within seconds', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetch);
    const { island, press, submitted, native } = form();
    press();
    await vi.advanceTimersByTimeAsync(5900);
    expect(assign).not.toHaveBeenCalled();
    document.querySelector('input')!.value = '214 and more';
    await vi.advanceTimersByTimeAsync(100);
    expect(fetch.mock.calls).toEqual([['/thank-you', { method: 'HEAD' }]]);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/thank-you');
    expect(native).not.toHaveBeenCalled();
    expect(JSON.parse(kept() ?? '')).toMatchObject({ family: 'quote', entries: [['phone', '214']] });
    expect(document.querySelector('input')!.value, 'back to what the page came with').toBe('214');
    await ready(island);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('goes on at once when Astro says that the script cannot be loaded', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
    const { island, press } = form();
    press();
    island.dispatchEvent(new Event('astro:hydration-error'));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/thank-you'));
    expect(kept()).toBeDefined();
  });

  it('is kept until the form itself has taken it', async () => {
    const { island, press, submitted } = form();
    press();
    await ready(island);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(kept()).toBeDefined();
  });

  it('is posted by the browser when nothing can be kept, as soon as there is a connection', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetch);
    const { press, native } = form();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    press();
    await vi.advanceTimersByTimeAsync(6000);
    expect(native).not.toHaveBeenCalled();
    expect(document.querySelector('undelivered-notice')!.textContent).toBe('Only here.');
    fetch.mockResolvedValue(new Response());
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(native).toHaveBeenCalledTimes(1);
  });

  it('without a connection stays on the device, and the visitor is told so with the number to call', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const { press, native } = form();
    press();
    await vi.advanceTimersByTimeAsync(6000);
    expect(native).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
    expect(kept()).toBeDefined();
    const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
    expect(notice.hidden).toBe(false);
    expect(notice.textContent).toBe('Still here.');
  });
});

describe('a control that opens the quote dialog', () => {
  const opener = (attributes = 'data-quote-open data-service="water-heater"') => {
    document.body.innerHTML = `<a href="/contact#contact" ${attributes}><b>Book Now</b></a>`;
    return document.querySelector('b')!;
  };

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is a plain link with %s', (modifier) => {
    expect(click(opener(), { [modifier]: true }).defaultPrevented).toBe(false);
    expect(openDialog).not.toHaveBeenCalled();
  });

  it('goes to the contact page if the dialog cannot be opened', async () => {
    openDialog.mockImplementationOnce(() => {
      throw new Error('no dialog');
    });
    click(opener());
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/contact#contact$/);
  });
});
