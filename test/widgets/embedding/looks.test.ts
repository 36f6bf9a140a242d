import { equal, holds } from '../support/expect.ts';
import { embeddedForm, sendsEstimate } from '../support/form.ts';
import { openForeign, scriptApi } from '../support/pages.ts';

const element = '<brushline-estimate-form></brushline-estimate-form>';
/** CSS rules of other pages that disturb their content. */
const hostile = `<style>
  * { all: unset; letter-spacing: 3px !important; font-size: 40px !important }
  button, input, label, form { display: none !important }
</style>`;

/** The contrast of two colors (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), in any notation. */
function contrast(...colors: [string, string]): number {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the appearance of the estimate form on another site', () => {
  beforeEach(() => scriptApi());

  it('does not change with hostile CSS', async () => {
    const plain = await embeddedForm(await openForeign());
    const look = ({ form, button, field }: typeof plain) =>
      [form, button, field('name'), form.querySelector('legend') as Element].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        const { fontSize, letterSpacing, display } = getComputedStyle(part);
        return [Math.round(height), Math.round(width) > 0, fontSize, letterSpacing, display];
      });
    const expected = look(plain);
    const page = await openForeign(element, { head: hostile });
    equal(look(await embeddedForm(page)), expected);
    await sendsEstimate(page);
  });

  it('has the same sizes if the page’s root font size is 62.5 %', async () => {
    const form = await embeddedForm(await openForeign(element, { head: '<style>html { font-size: 62.5% }</style>' }));
    equal(getComputedStyle(form.field('name')).fontSize, '17px');
    equal(form.button.offsetHeight, 48);
  });

  it('is mirrored on a right-to-left page', async () => {
    const page = await openForeign(`<div dir="rtl">${element}</div>`);
    const form = await embeddedForm(page);
    equal(getComputedStyle(form.form).direction, 'rtl');
    holds(
      form.field('state').getBoundingClientRect().left > form.field('zipCode').getBoundingClientRect().left,
      'the state stands right of the zip code',
    );
  });

  it('uses the page’s font and custom properties', async () => {
    const page = await openForeign(element, {
      head: '<style>body { font-family: Courier } brushline-estimate-form { --brushline-accent: rgb(0, 90, 0); --brushline-radius: 11px }</style>',
    });
    const { button, field } = await embeddedForm(page);
    equal(getComputedStyle(field('name')).fontFamily, 'Courier');
    equal(getComputedStyle(button).backgroundColor, 'rgb(0, 90, 0)');
    equal(getComputedStyle(button).borderRadius, '11px');
  });

  it('is dark if requested', async () => {
    const page = await openForeign(element);
    const { form } = await embeddedForm(page);
    const host = page.document.querySelector('brushline-estimate-form') as HTMLElement;
    equal(getComputedStyle(form).backgroundColor, 'rgb(255, 255, 255)');
    host.setAttribute('theme', 'dark');
    equal(getComputedStyle(form).backgroundColor, 'rgb(22, 36, 58)');
  });

  for (const accent of ['#ffc20e', '#ffffff', '#777777', '#7a7a7a', '#00ff00', '#1b1b6b', '#e5484d']) {
    it(`is readable on ${accent}, also on hover`, async () => {
      const page = await openForeign(element, {
        head: `<style>brushline-estimate-form { --brushline-accent: ${accent} }</style>`,
      });
      const { button } = await embeddedForm(page);
      const style = getComputedStyle(button);
      holds(contrast(style.color, style.backgroundColor) >= 4.5, `${style.color} on ${style.backgroundColor}`);
      const deep = page.document.createElement('i');
      deep.style.color = 'var(--bl-barn-deep)';
      button.append(deep);
      const { color } = getComputedStyle(deep);
      holds(contrast(style.color, color) >= 4.5, `${style.color} on ${color}`);
    });
  }
});
