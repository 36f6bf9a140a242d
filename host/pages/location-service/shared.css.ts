import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { localServices } from '../../../catalogue/services/services.ts';
import { tallRow, tracks, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { color, edge } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, size, space } from '../../components/layout/rules.ts';

export const serviceColor = createVar();

export const servicePaints = styleVariants(
  Object.fromEntries(localServices.map(({ key, paint }) => [key, paint.hex])),
  (hex) => ({ vars: { [serviceColor]: hex } }),
);

export const ground = style({ paddingBlock: '3rem', background: color.sand });
globalStyle(`${ground} h2`, { marginBottom: '1rem', fontSize: size.h3 });
export const grid = style(tracks('7fr 4fr', `2rem ${space.columns}`, narrow));
export const others = style({ borderTop: edge.brass });
globalStyle(`${others} li`, { paddingBlock: '.4rem .8rem', borderBottom: '1px solid #cfc3aa' });
globalStyle(`${others} p`, { margin: 0, color: color.inkSoft });
export const list = style({ ...wrapRow('0 1.75rem'), color: color.inkSoft });
export const link = style({ ...tallRow(44), minWidth: 44, color: color.ink, fontWeight: 600 });
