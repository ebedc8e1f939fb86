import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { interfaceText } from '../../support/facts';
import { axeViolations } from '../../support/axe';
import { brotli } from '../../support/bytes';
import { fillForm } from '../../support/fill-form';
import { uniquePhone } from '../../support/inbox';
import { heicPicture, phonePicture, plainPicture } from '../../support/pictures';
import { FORMS } from '../../../bench/leads/answers';
import type { Lane } from '../../../bench/leads/lane';
import { expect, test } from '../../support/lane';

// As on a phone.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

const words = interfaceText.photos;

const offerOn = (page: Page) => page.locator('photo-offer:visible');

const inputOn = (page: Page) => offerOn(page).locator('input[type=file]');

const saidOn = (page: Page) => offerOn(page).getByRole('status');

/** Sends the form of a short landing page, which stays on its page, and waits until pictures are asked for. */
async function sendRequest(page: Page, lane: Lane): Promise<string> {
  const phone = uniquePhone();
  const { path, form } = FORMS.landingShort;
  await page.goto(lane.origin + path);
  const place = page.locator(`form[data-lead-form="${form}"]`);
  await fillForm(place, phone);
  await place.locator('button[type=submit]').click();
  await expect(offerOn(page)).toBeVisible();
  return phone;
}

/** Chooses a picture, and waits for what the page says of it. */
async function addPicture(page: Page, said: string): Promise<void> {
  await inputOn(page).setInputFiles(await plainPicture('sink.jpg', '#336699'));
  await expect(saidOn(page)).toHaveText(said);
}

/** The same with a webhook that is down for pictures. */
async function addWaitingPicture(page: Page, lane: Lane): Promise<string> {
  const phone = await sendRequest(page, lane);
  await lane.setFault({ mode: '500', webhook: 'photo' });
  await addPicture(page, words.waiting);
  return phone;
}

async function recover(page: Page, lane: Lane): Promise<void> {
  await lane.setFault({ mode: 'ok' });
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}

const photosOf = async (lane: Lane, phone: string) =>
  (await lane.photos()).filter((photo) => photo.phone === phone);

const arriveOne = (lane: Lane, phone: string) =>
  expect.poll(async () => new Set((await photosOf(lane, phone)).map(({ digest }) => digest)).size).toBe(1);

/** The same, and the page says so. */
async function arrive(page: Page, lane: Lane, phone: string): Promise<void> {
  await expect(saidOn(page)).toHaveText(words.arrived.one);
  await arriveOne(lane, phone);
}

test('a picture of 12 megapixels arrives small, upright and without its place', async ({ page, lane }) => {
  const phone = await sendRequest(page, lane);
  const chosen = await phonePicture();
  expect((await sharp(chosen.buffer).metadata()).exif?.includes('Fruit'), 'the camera has told all').toBe(
    true,
  );
  await inputOn(page).setInputFiles(chosen);
  await expect(offerOn(page).getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(saidOn(page)).toHaveText(words.arrived.one);

  const [lead] = (await lane.leads()).filter(({ fields }) => fields.phone === phone);
  const photos = await photosOf(lane, phone);
  expect(photos).toHaveLength(1);
  expect(photos[0]).toMatchObject({
    timestamp: lead?.fields.timestamp,
    family: 'landingShort',
    name: 'photo1',
    type: 'image/jpeg',
  });
  const bytes = await lane.photo(photos[0]!.id);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  const { format, width, height, orientation, exif, xmp, iptc } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 1600 });
  expect({ orientation, exif, xmp, iptc }).toEqual({});
  expect(bytes.includes('Exif')).toBe(false);
  const colorAt = async (top: number) => {
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 400, top, width: 400, height: 200 })
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer();
    return red > blue ? 'red' : 'blue';
  };
  expect([await colorAt(200), await colorAt(1200)]).toEqual(['red', 'blue']);
});

test('no code of pictures is fetched before the button, and 6 KB at most then', async ({ page, lane }) => {
  const codes: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/photos\.[^/]*js$/.test(response.url())) codes.push(response.text());
  });
  await sendRequest(page, lane);
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(codes).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await offerOn(page).getByText(words.add).click();
  expect((await chooser).isMultiple()).toBe(true);
  await expect.poll(() => codes.length).toBe(1);
  expect(brotli(await codes[0]!)).toBeLessThanOrEqual(6 * 1024);
});

test('three pictures can be sent and removed with the keyboard alone', async ({ page, lane, expected }) => {
  expected.console.push(/500/);
  const phone = await sendRequest(page, lane);
  await lane.setFault({ mode: '500', webhook: 'photo' });
  const pictures = await Promise.all(
    ['#aa0000', '#00aa00', '#0000aa', '#aaaa00'].map((color, index) => plainPicture(`${index}.jpg`, color)),
  );
  await inputOn(page).setInputFiles(pictures);
  await expect(offerOn(page).getByRole('alert')).toHaveText(words.many);
  await expect(offerOn(page).getByRole('img')).toHaveCount(3);
  await expect(saidOn(page)).toHaveText(words.waiting);
  expect(await axeViolations(page)).toEqual([]);

  // From the button on: Tab to the pictures, Enter removes the second.
  await inputOn(page).focus();
  await page.keyboard.press('Tab');
  await expect(offerOn(page).getByRole('button', { name: 'Remove picture 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(offerOn(page).getByRole('img')).toHaveCount(2);
  await expect(offerOn(page).getByRole('button', { name: 'Remove picture 3' })).toBeFocused();

  await recover(page, lane);
  await expect(saidOn(page)).toHaveText(words.arrived.many);
  expect((await photosOf(lane, phone)).map(({ name }) => name)).toEqual(['photo1', 'photo3']);
  await expect(offerOn(page).getByRole('button', { name: /Remove/ })).toHaveCount(0);
});

test('a file that this browser cannot read is refused, and another one is taken', async ({ page, lane }) => {
  const phone = await sendRequest(page, lane);
  await inputOn(page).setInputFiles([heicPicture, await plainPicture('sink.jpg', '#336699')]);
  await expect(offerOn(page).getByRole('alert')).toContainText(words.unreadable);
  await arrive(page, lane, phone);
});

test('a picture chosen before its code could be fetched waits, and arrives later', async ({
  page,
  lane,
  context,
  expected,
}) => {
  expected.console.push(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  const phone = await sendRequest(page, lane);
  await context.setOffline(true);
  await addPicture(page, words.offline);
  await context.setOffline(false);
  await arrive(page, lane, phone);
});

test('a picture whose webhook is down waits for the next page', async ({ page, lane, expected }) => {
  expected.console.push(/ERR_CONNECTION_REFUSED|500/);
  const phone = await addWaitingPicture(page, lane);
  await page.goto(`${lane.origin}/about`);
  const notice = page.locator('undelivered-notice');
  await expect(notice.getByRole('status')).toHaveText(words.later);
  expect(await axeViolations(page)).toEqual([]);
  await lane.setFault({ mode: 'ok' });
  await page.goto(`${lane.origin}/contact`);
  await arriveOne(lane, phone);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('waiting-photos'))).toBeNull();
  await expect(notice).toBeHidden();
});

test('pictures that wait can be deleted from a later page, for good', async ({ page, lane, expected }) => {
  expected.console.push(/500/);
  const phone = await addWaitingPicture(page, lane);
  await page.goto(`${lane.origin}/about`);
  const notice = page.locator('undelivered-notice');
  await notice.getByRole('button', { name: words.delete }).click();
  await expect(notice).toBeHidden();
  await lane.setFault({ mode: 'ok' });
  await page.goto(`${lane.origin}/contact`);
  await page.waitForLoadState('networkidle');
  expect(await photosOf(lane, phone)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('waiting-photos'))).toBeNull();
});

test('no picture is sent before the request that it belongs to', async ({ page, lane, expected }) => {
  expected.console.push(/ERR_EMPTY_RESPONSE|Error submitting form|403/);
  await lane.setFault({ mode: 'drop', webhook: 'lead' });
  const phone = await sendRequest(page, lane);
  await addPicture(page, words.waiting);
  expect(await lane.photos()).toEqual([]);
  await recover(page, lane);
  await arrive(page, lane, phone);
  expect((await lane.leads()).filter(({ fields }) => fields.phone === phone)).toHaveLength(1);
});
