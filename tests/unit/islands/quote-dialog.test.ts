// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openDialog } from '@/islands/quote/open';

it('A dialog that the page does not have says so, so that the link can be followed', async () => {
  document.body.innerHTML = '<a href="/contact#contact" id="opener">Book Now</a>';
  await expect(openDialog('modal', document.getElementById('opener')!)).rejects.toThrow('no modal dialog');
});
