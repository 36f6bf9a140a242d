import { expect, it } from 'vitest';
import { field, paletteSite, tray } from './palette-site.ts';

const { open } = paletteSite();

it.each([320, 360, 390])('the quiet actions of the tray are in one line at %i px', async (width) => {
  const page = await open('', { viewport: { width, height: 640 } });
  await field(page, 'sw-7008').click();
  // The names load later, and must not come between these readings.
  await tray(page)
    .getByRole('button', { name: /^Remove / })
    .waitFor();
  const boxes = await Promise.all(
    ['Preview', 'Print Sheet', 'Email My Color List'].map((name) =>
      tray(page).getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

it.each([
  [844, 'all six colors'],
  [640, 'half a color, as a sign of more'],
])('in a window %i px high the list to send shows %s', async (height, what) => {
  const page = await open('?c=sw-7008.bm-oc-117.sw-6244.bm-hc-134.sw-7069.bm-oc-65', {
    viewport: { width: 360, height },
  });
  await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
  const list = page.getByRole('dialog', { name: 'Email My Color List' }).getByRole('list');
  await list.waitFor();
  const { hidden, row, seen } = await list.evaluate((list) => ({
    hidden: list.scrollHeight - list.clientHeight,
    row: list.firstElementChild?.clientHeight ?? 0,
    seen: list.clientHeight,
  }));
  if (what === 'all six colors') expect(hidden).toBeLessThanOrEqual(1);
  // Rows are 4 px apart.
  else expect((seen % (row + 4)) / row).toBeCloseTo(0.5, 0);
});

it('keeps the dialog whose text is selected by dragging out of it, and closes it on a press outside', async () => {
  const page = await open('?c=sw-7008', { viewport: { width: 1000, height: 800 } });
  await tray(page).getByRole('button', { name: 'Email My Color List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email My Color List' });
  await dialog.getByRole('textbox').fill('jane@example.com');
  await dialog.getByRole('textbox').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('jane@example.com');
  expect(await dialog.isVisible()).toBe(true);
  await page.mouse.click(5, 400);
  await dialog.waitFor({ state: 'hidden' });
});

it.each([360, 1366])('does not cover the last color once it is scrolled to, at %i px', async (width) => {
  const page = await open('?c=sw-7008.bm-oc-117.sw-6244', { viewport: { width, height: 740 } });
  const last = page.locator('#bm-oc-65');
  await expect
    .poll(async () => {
      await last.evaluate((chip) => chip.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const [chip, covering] = await Promise.all([last.boundingBox(), tray(page).boundingBox()]);
      return chip && covering && chip.y + chip.height - covering.y;
    })
    .toBeLessThanOrEqual(0);
});
