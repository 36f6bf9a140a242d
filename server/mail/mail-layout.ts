import { brand } from '../../catalogue/brand.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';

const { colors, darkColors: dark } = brand;

export const face = {
  ...colors,
  sans: "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  serif: `font-family:${brand.type.displayInMail}`,
};

/** Samples of paint have a height and keep their color. */
const on = (background: string) => `[bgcolor="${background}"]:not([height])`;
const surface = (name: 'paper' | 'white' | 'sand') => `${on(colors[name])}{background:${dark[name]}!important}`;
const text = (name: 'ink' | 'inkSoft' | 'bay') =>
  `[style*=";color:${colors[name]}"],[style^="color:${colors[name]}"]{color:${dark[name]}!important}`;
const edge = (from: string, to: string) => `[style*="solid ${from}"]{border-color:${to}!important}`;

/** Programs that darken mails leave this one as it is. */
const darkMail = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `body{background:${dark.paper}!important;color:${dark.ink}!important}`,
  ...(['paper', 'white', 'sand'] as const).map(surface),
  ...(['ink', 'inkSoft', 'bay'] as const).map(text),
  edge(colors.line, dark.line),
  edge(colors.ink, dark.ink),
  `${on(colors.ink)}{background:${dark.sand}!important;border-color:${dark.lineStrong}!important}`,
  '}',
].join('');

export type MailCell = readonly [padding: string, markup: string, background?: string];

/**
 * @param title plain text, as is `about`, the line above it
 * @param cells below each other; those without markup are left out
 */
export function mailLayout(title: string, about: string, cells: readonly MailCell[]): string {
  const { paper, ink, sans, serif, night, onNight, white, brass } = face;
  const rows = cells
    .filter(([, markup]) => markup !== '')
    .map(
      ([padding, markup, background = white]) =>
        `<tr><td bgcolor="${background}" style="padding:${padding};background:${background}">${markup}</td></tr>`,
    );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${darkMail}</style>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;${sans};font-size:16px;line-height:1.5;color:${ink}">
<tr><td bgcolor="${night}" style="padding:18px 24px 20px;background:${night};border-top:4px solid ${brass};color:${onNight}"><p style="margin:0;font-size:14px;font-weight:600">${escapeMarkup(about)}</p><h1 style="margin:2px 0 0;${serif};font-size:28px;line-height:1.2;color:${white}">${escapeMarkup(title)}</h1></td></tr>
${rows.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}

export const paragraph = (markup: string, style = ''): string => `<p style="margin:0;${style}">${markup}</p>`;

export function mailButton(label: string, href: string, color: string): string {
  const { ink, onBarn, white } = face;
  const edge = color === white ? ink : color;
  const style = `display:block;padding:13px 8px;color:${color === white ? ink : onBarn};font-size:17px;line-height:20px;font-weight:600;text-align:center;text-decoration:none`;
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>' +
    `<td align="center" bgcolor="${color}" style="border:2px solid ${edge};border-radius:3px"><a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(label)}</a></td></tr></table>`
  );
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count.toLocaleString('en-US')} ${many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
