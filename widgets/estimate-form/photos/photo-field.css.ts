import { style } from '@vanilla-extract/css';
import { control } from '../../core/form/form-view.css.ts';

/** Includes the field's class, which then needs no import. */
export const field = style([control, { marginTop: 9 }]);
