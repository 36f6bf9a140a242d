import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../core/form/form-view.css.ts';
import { tracks } from '../core/ui/shapes.ts';

export const fields = style({ ...tracks('1fr 1fr', '14px 16px'), marginTop: 20 });
globalStyle(`${fields} > :nth-child(n + 5)`, { gridColumn: '1 / -1' });
globalStyle(`${fields} > *`, { '@container': { [narrow]: { gridColumn: '1 / -1' } } });
globalStyle(`${fields} textarea`, { minHeight: 144 });
