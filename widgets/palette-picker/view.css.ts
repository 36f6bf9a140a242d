import { style } from '@vanilla-extract/css';
import { business } from '../../catalogue/business.ts';
import { shownWithoutHas } from '../core/ui/controls.css.ts';
import { covering } from '../core/ui/shapes.ts';
import { color, px, sized } from '../core/ui/theme.css.ts';

/** Set by the surrounding page: the width, and how far the scrolling row may extend beyond it. */
export const place = { width: `--${business.initials}-width`, bleed: `--${business.initials}-bleed` } as const;

export const root = style({ isolation: 'isolate', color: color.ink, ...sized(px.body, 1.6) });

export const frame = style({ containerType: 'inline-size', width: `var(${place.width}, 100%)`, marginInline: 'auto' });

export const narrow = '(max-width: 924px)';
export const phone = '(max-width: 590px)';

export const coveringInput = { ...covering, margin: 0, opacity: 0, cursor: 'pointer', ...shownWithoutHas } as const;

export const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
