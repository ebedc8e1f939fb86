/** Adds a stylesheet, as a file: a strict content security policy forbids style elements that a script writes. */
export function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The stylesheet ${href} could not be fetched`));
    document.head.append(link);
  });
}
