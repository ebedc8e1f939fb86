import { pagePaths } from '../../support/built-site';
import { firefox } from '../../support/browsers/firefox';
import { inBrowser } from '../../support/browsers/in-browser';
import { testBasics, testReading, testTheRest } from '../../support/browsers/tests';
import { webkit } from '../../support/browsers/webkit';

/** Not the not-found pages, which log an error on purpose: the address that does not exist. */
const pages = pagePaths().filter((path) => !path.endsWith('/404'));

inBrowser(webkit, (visitor) => {
  testReading(
    visitor,
    pages.filter((path) => path !== '/' && path !== '/plumbing'),
  );
  testTheRest(visitor);
});

inBrowser(firefox, (visitor) => {
  testReading(visitor, pages);
  testBasics(visitor);
  testTheRest(visitor);
});
