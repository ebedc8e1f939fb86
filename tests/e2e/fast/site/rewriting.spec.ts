/** Pages on their way through a CDN that rewrites them. */
import { expect, test } from '@playwright/test';
import { builtPages } from '../../support/built-site';
import { obfuscateEmails } from '../../support/rewriting-cdn';

test('a CDN that hides e-mail addresses leaves those of every page', () => {
  const [page] = builtPages();
  const unprotected = page?.html.replaceAll(/<!--\/?email_off-->/g, '') ?? '';
  expect(obfuscateEmails(unprotected)).toContain('[email&#160;protected]');
  const rewritten = builtPages().filter(({ html }) => obfuscateEmails(html) !== html);
  expect(rewritten.map(({ path }) => path)).toEqual([]);
});

test('every page has its e-mail address as a link that works', () => {
  const links = builtPages().map(({ path, document }) => ({
    path,
    broken: [...document.querySelectorAll('a[href^="mailto:"]')].filter(
      (link) => !/^mailto:[^@\s]+@[^@\s]+$/.test(link.getAttribute('href') ?? ''),
    ).length,
  }));
  expect(links.filter(({ broken }) => broken > 0)).toEqual([]);
});
