import * as v from 'valibot';
import { findPaintColor, paintColors } from '../paint/paint-colors.ts';
import { bareObject, Email, requiredText } from './text.ts';

const noColors = 'no_colors';
const unknownColor = 'unknown_color';

const ChosenColor = v.pipe(
  v.object({ brand: requiredText(unknownColor, 40), code: requiredText(unknownColor, 40) }, unknownColor),
  v.transform(({ brand, code }) => findPaintColor(brand, code)),
  v.custom<NonNullable<ReturnType<typeof findPaintColor>>>(Boolean, unknownColor),
);

/** Deduplicated, in the order chosen; counted before the lookup. */
export const ColorPaletteSubmission = bareObject({
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
