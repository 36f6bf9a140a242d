import * as v from 'valibot';
import { findPaintColor, paintColors } from '../paint/paint-colors.ts';
import { Email } from './email.ts';
import { requiredText } from './text.ts';

const noColors = 'Please choose at least one color';
const unknownColor = 'Please choose colors from our list only';

/** Whatever else is said of a color, its maker and code decide which it is. */
const ChosenColor = v.pipe(
  v.object({ brand: requiredText(unknownColor, 40), code: requiredText(unknownColor, 40) }, unknownColor),
  v.transform(({ brand, code }) => findPaintColor(brand, code)),
  v.custom<NonNullable<ReturnType<typeof findPaintColor>>>(Boolean, unknownColor),
);

/**
 * The body of `POST /api/color-palette`: an e-mail address and at least one color, each as it stands in our own list
 * and once, in the order of choosing. Counted before any is looked at.
 */
export const ColorPaletteSubmission = v.object({
  customerEmail: Email,
  colors: v.optional(
    v.pipe(
      v.custom<readonly unknown[]>(Array.isArray, noColors),
      v.minLength(1, noColors),
      v.maxLength(paintColors.length, unknownColor),
      v.array(ChosenColor),
      v.transform((colors) => [...new Set(colors)]),
    ),
    [],
  ),
});
export type ColorPaletteSubmission = v.InferOutput<typeof ColorPaletteSubmission>;
