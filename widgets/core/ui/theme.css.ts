import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The look's tokens, as custom properties whose names are the same in every bundle. Sizes are px, because the sheets
 * also stand on pages whose root size is not ours.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      paper: 'paper',
      white: 'white',
      sand: 'sand',
      line: 'line',
      lineStrong: 'line-strong',
      ink: 'ink',
      inkSoft: 'ink-soft',
      night: 'night',
      nightLine: 'night-line',
      onNight: 'on-night',
      bay: 'bay',
      bayDeep: 'bay-deep',
      tape: 'tape',
      barn: 'barn',
      barnDeep: 'barn-deep',
      onBarn: 'on-barn',
      brass: 'brass',
      error: 'error',
      ok: 'ok',
      focus: 'focus',
    },
    font: { display: 'font-display', text: 'font-text' },
    text: { body: 't-body', small: 't-small', tiny: 't-tiny' },
    radius: 'radius',
  },
  (name) => `bl-${name}`,
);

/** The values of the light look, for our own pages and for the wrapper inside a shadow root. */
export const lightTheme = {
  color: {
    paper: '#fbf8f1',
    white: '#ffffff',
    sand: '#f2ebdc',
    line: '#dcd2be',
    lineStrong: '#8a7f6a',
    ink: '#14233a',
    inkSoft: '#435066',
    night: '#0e1a2b',
    nightLine: '#1c2c44',
    onNight: '#e9e4d8',
    bay: '#1f5c78',
    bayDeep: '#174860',
    tape: '#2b79b0',
    barn: '#a8321f',
    barnDeep: '#862617',
    onBarn: '#ffffff',
    brass: '#a9822f',
    error: '#a8321f',
    ok: '#2f6b3f',
    focus: '#1b6fb3',
  },
  font: {
    display: "Besley, 'Besley Fallback', serif",
    text: 'system-ui, sans-serif',
  },
  text: { body: '17px', small: '15px', tiny: '13px' },
  radius: '3px',
} as const;

/** Sets the light look on the selector. */
export const setLightTheme = (selector: string) => createGlobalTheme(selector, theme, lightTheme);
