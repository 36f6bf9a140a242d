import { style } from '@vanilla-extract/css';
import { control } from '../../core/form/form-view.css.ts';

/** Below the form's other fields, with the same gap. Includes the field's class, which then needs no import. */
export const field = style([control, { marginTop: 9 }]);
