import { inBrowser } from '../../support/browsers/in-browser';
import { testBasics, testReading } from '../../support/browsers/tests';
import { webkit } from '../../support/browsers/webkit';

inBrowser(webkit, (visitor) => {
  testReading(visitor, ['/', '/plumbing']);
  testBasics(visitor);
});
