import { brand } from '../../catalogue/brand.ts';

const { colors: light, darkColors: dark } = brand;

/** By attribute, so that the markup of the mails needs no classes. Samples of paint have a height and keep their color. */
const on = (background: string) => `[bgcolor="${background}"]:not([height])`;
const surface = (name: 'paper' | 'white' | 'sand') => `${on(light[name])}{background:${dark[name]}!important}`;
const text = (name: 'ink' | 'inkSoft' | 'bay') =>
  `[style*=";color:${light[name]}"],[style^="color:${light[name]}"]{color:${dark[name]}!important}`;
const edge = (from: string, to: string) => `[style*="solid ${from}"]{border-color:${to}!important}`;

/**
 * The colors of all our mails where the reader prefers a dark screen. Programs that ignore it show the light mail, and
 * those that darken mails by themselves leave this one as it is.
 */
export const darkMail = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  `body{background:${dark.paper}!important;color:${dark.ink}!important}`,
  ...(['paper', 'white', 'sand'] as const).map(surface),
  ...(['ink', 'inkSoft', 'bay'] as const).map(text),
  edge(light.line, dark.line),
  edge(light.ink, dark.ink),
  // A filled button, which would not stand out.
  `${on(light.ink)}{background:${dark.sand}!important;border-color:${dark.lineStrong}!important}`,
  '}',
].join('');
