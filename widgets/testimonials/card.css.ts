import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centered, paperCard, tracks } from '../core/ui/shapes.ts';
import { color, edge, font, inDark, px, sized } from '../core/ui/theme.css.ts';

export const card = style({ display: 'grid', breakInside: 'avoid', marginBottom: 24, ...paperCard });
globalStyle(`${card} figure`, { display: 'grid', gridTemplateRows: '1fr auto', alignItems: 'center', margin: 0 });
export const review = style({ margin: 0, padding: '24px 24px 16px', ...sized(18, 1.55) });

export const caption = style({ ...tracks('72px 1fr'), borderTop: edge.thin, ...sized(px.small, 1.4) });
export const who = style({ display: 'grid', padding: '13px 16px', color: color.inkSoft });
globalStyle(`${who} b`, { color: color.ink });
globalStyle(`${who} small`, { fontSize: px.tiny });

const initials = style({ ...centered, color: '#fff', fontFamily: font.display, fontSize: 22, fontWeight: 680 });
export const tones = styleVariants(
  { exterior: '#25476a', interior: '#7e5a6d', 'pressure-washing': '#2f6a72', neutral: '#676662' },
  (background) => [initials, { background }],
);

export const stars = style({ color: '#8a6714', letterSpacing: '.08em', selectors: inDark({ color: '#d9b765' }) });
globalStyle(`${stars} i`, { fontStyle: 'normal', color: color.line });

/** Above all, where each would say the same. */
export const note = style({ margin: '0 0 16px', color: color.inkSoft, ...sized(px.small, 1.4) });
/** A page of others may be dark. */
globalStyle(`:host ${note}`, { padding: '6px 12px', background: color.paper });

export const placeholder = style([card, { height: 224, background: color.sand }]);
