import { brand } from '../../catalogue/brand.ts';
import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';

const { colors, darkColors: dark } = brand;

export const face = {
  sans: "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  serif: `font-family:${brand.type.displayInMail}`,
  paper: colors.paper,
  sand: colors.sand,
  night: colors.night,
  onNight: colors.onNight,
  ink: colors.ink,
  quietInk: colors.inkSoft,
  barn: colors.barn,
  onBarn: colors.onBarn,
  white: colors.white,
  hairline: colors.line,
  brass: colors.brass,
  bay: colors.bay,
} as const;

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
  // A filled button would not stand out.
  `${on(colors.ink)}{background:${dark.sand}!important;border-color:${dark.lineStrong}!important}`,
  '}',
].join('');

/**
 * Every mail program supports tables and inline styles.
 * @param title plain text
 * @param rows markup
 * @param about plain text
 */
export function mailLayout(title: string, rows: string, about?: string): string {
  const { paper, ink, sans } = face;
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
${about === undefined ? plainHead(title) : darkHead(title, about)}
${rows}
</table>
</td></tr></table>
</body>
</html>
`;
}

function plainHead(title: string): string {
  const { ink, quietInk, brass, serif } = face;
  return `<tr><td style="padding:0 0 12px;border-bottom:2px solid ${brass};font-size:14px;color:${quietInk}">${escapeMarkup(business.name)} website</td></tr>
<tr><td style="padding:28px 0 4px"><h1 style="margin:0;${serif};font-size:30px;line-height:1.15;color:${ink}">${escapeMarkup(title)}</h1></td></tr>`;
}

function darkHead(title: string, about: string): string {
  const { night, onNight, white, brass, serif } = face;
  return `<tr><td bgcolor="${night}" style="padding:18px 24px 20px;background:${night};border-top:4px solid ${brass};color:${onNight}"><p style="margin:0;font-size:14px;font-weight:600">${escapeMarkup(about)}</p><h1 style="margin:2px 0 0;${serif};font-size:28px;line-height:1.2;color:${white}">${escapeMarkup(title)}</h1></td></tr>`;
}

export function mailButton(label: string, href: string, color: string): string {
  const { ink, onBarn, white } = face;
  const edge = color === white ? ink : color;
  const style = `display:block;padding:13px 8px;color:${color === white ? ink : onBarn};font-size:17px;line-height:20px;font-weight:600;text-align:center;text-decoration:none`;
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>' +
    `<td align="center" bgcolor="${color}" style="border:2px solid ${edge};border-radius:3px"><a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(label)}</a></td></tr></table>`
  );
}
