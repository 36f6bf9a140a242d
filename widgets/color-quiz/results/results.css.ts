import { globalStyle, style } from '@vanilla-extract/css';
import { lettering } from '../../core/ui/parts.css.ts';
import { lightTheme, theme } from '../../core/ui/theme.css.ts';
import { narrow } from '../view.css.ts';

const { color } = theme;
const { text } = lightTheme;

const padding = (vertical: string) => ({
  padding: `${vertical} 32px`,
  '@container': { [narrow]: { padding: `${vertical} 12px` } },
});

export const results = style({ background: color.paper, color: color.ink });
globalStyle(`${results} :is(h2, h3)`, { margin: 0, ...lettering, letterSpacing: '-.012em', color: 'inherit' });
globalStyle(`${results} ul`, { listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${results} b`, { fontWeight: 600 });

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: 16, ...padding('20px') });
globalStyle(`${head} p`, { fontSize: text.small, color: color.inkSoft });
globalStyle(`${head} h2`, { scrollMarginTop: 60, fontSize: 'clamp(26px, 4.2cqi, 40px)', lineHeight: 1.1 });

export const body = style({ display: 'grid', gap: 24, ...padding('0'), paddingBottom: 28 });

export const advice = style({});
globalStyle(`${advice} h3`, { fontSize: 22, marginBottom: 12 });
globalStyle(`${advice} ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 24,
});
globalStyle(`${advice} li`, { borderTop: `3px solid ${color.brass}`, paddingTop: 10 });
globalStyle(`${advice} p`, { marginTop: 2, fontSize: text.small, color: color.inkSoft });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  borderTop: `1px solid ${color.line}`,
  background: color.white,
  ...padding('14px'),
});
/** On other sites it must not cover the page. */
globalStyle(`dialog ${foot}`, { position: 'sticky', bottom: 0, zIndex: 1 });
globalStyle(`${foot} p`, {
  flex: '1 1 260px',
  fontSize: text.small,
  lineHeight: 1.4,
  color: color.inkSoft,
  '@container': { [narrow]: { display: 'none' } },
});
globalStyle(`${foot} > :not(p)`, { '@container': { [narrow]: { flex: 'auto', paddingInline: 8 } } });
