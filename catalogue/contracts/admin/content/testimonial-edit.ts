import * as v from 'valibot';
import { knownService } from '../../../services/reviewed-services.ts';
import { optionalText, requiredLines, requiredText } from '../../text.ts';
import { optionalBoolean } from './optional-boolean.ts';

const ratingSentence = 'Please choose 1 to 5 stars';

/** `PUT /api/admin/content/testimonials/{id}`. */
export const TestimonialEdit = v.object({
  rating: v.optional(
    v.pipe(
      v.number(ratingSentence),
      v.integer(ratingSentence),
      v.minValue(1, ratingSentence),
      v.maxValue(5, ratingSentence),
    ),
    0,
  ),
  review: requiredLines('Review is required', 2000),
  customerName: requiredText('Name is required', 100),
  location: requiredText('Location is required', 100),
  // Other text is shown as written, in the neutral color.
  serviceType: v.pipe(optionalText(60), v.transform(knownService)),
  isSample: optionalBoolean(false),
  isFeatured: optionalBoolean(true),
  active: optionalBoolean(true),
});
export type TestimonialEdit = v.InferInput<typeof TestimonialEdit>;
