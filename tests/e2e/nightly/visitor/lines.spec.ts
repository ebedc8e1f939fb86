import { linesOf, phoneNumber } from '../../support/phone-lines';
import { expect, test } from '../../support/test';
import { painted } from '../../support/use-page';

const pages = [
  '/',
  '/es',
  '/landing',
  '/es/plomero-en-dallas',
  '/contact',
  '/es/contacto',
  '/service-area/plano',
  '/es/zonas/plano',
];

const time = String.raw`\d{1,2}(?::\d\d)?\s(?:[AP]M|[ap]\.\sm\.)`;
const hoursOrPhone = String.raw`${time}(?:\sto\s|\sa\s|–\u2060?)${time}|${phoneNumber}`;

for (const path of pages)
  test(`no hours and no phone number of ${path} break in two`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 390, 412, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      const { shown, broken } = await linesOf(
        page.locator('main :is(p, li, dd, span):visible'),
        hoursOrPhone,
      );
      expect(shown, `${width} px`).toBeGreaterThan(0);
      expect(broken, `${width} px`).toEqual([]);
    }
  });
