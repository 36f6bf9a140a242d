import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { localServices } from '../../../catalogue/services/services.ts';
import { gridColumns, tapTarget, wrapRow } from '../../../widgets/core/ui/shapes.ts';
import { brassLine, color } from '../../../widgets/core/ui/theme.css.ts';
import { narrow, size } from '../../components/layout/rules.ts';

export const serviceColor = createVar();

export const servicePaints = styleVariants(
  Object.fromEntries(localServices.map(({ key, paint }) => [key, paint.hex])),
  (hex) => ({ vars: { [serviceColor]: hex } }),
);

export const ground = style({ paddingBlock: '3rem', background: color.sand });
globalStyle(`${ground} h2`, { marginBottom: '1rem', fontSize: size.h3 });
export const grid = style(gridColumns('7fr 4fr', '2rem clamp(2rem, 6vw, 6rem)', narrow));
export const others = style({ borderTop: brassLine });
globalStyle(`${others} li`, { paddingBlock: '.4rem .8rem', borderBottom: '1px solid #cfc3aa' });
globalStyle(`${others} p`, { margin: 0, color: color.inkSoft });
export const list = style({ ...wrapRow('0 1.75rem'), color: color.inkSoft });
export const link = style({ ...tapTarget(44), minWidth: 44, color: color.ink, fontWeight: 600 });
