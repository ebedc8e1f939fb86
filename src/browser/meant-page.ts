/** Normalizes addresses, so that case, trailing slashes and endings such as `.html` make no difference. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '') || '/';

/** The address of the site that a visitor most likely meant, if there is one. */
function meantPage(path: string, addresses: readonly string[]): string | undefined {
  let asked: string;
  try {
    asked = plain(decodeURI(path));
  } catch {
    // The address has an invalid escape sequence.
    return undefined;
  }
  return addresses.find((address) => plain(address) === asked);
}

class MeantPage extends HTMLElement {
  connectedCallback(): void {
    const { pathname } = location;
    // Logs the bad path, so that the office can find the wrong link.
    console.error('404: no page at', pathname);
    const meant = meantPage(pathname, (this.dataset.addresses ?? '').split(' '));
    const suggestion = this.querySelector<HTMLElement>('[data-suggestion]');
    const link = suggestion?.querySelector('a');
    if (!meant || !link) return;
    link.href = meant + location.search;
    link.textContent = meant;
    suggestion?.classList.remove('hidden');
  }
}

customElements.define('meant-page', MeantPage);

export {};
