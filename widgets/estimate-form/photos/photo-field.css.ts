import { style } from '@vanilla-extract/css';
import { control } from '../../core/form/form-view.css.ts';

/** Below the form's other fields, at their distance. Names the field's class too, which then needs no import. */
export const field = style([control, { marginTop: 9 }]);
