import * as v from 'valibot';
import { optionalText, requiredText } from '../../text.ts';
import { optionalBoolean } from './optional-boolean.ts';
import { Slug } from './slug.ts';

const zipSentence = 'Please write ZIP codes of five digits, separated by commas';

/** `PUT /api/admin/content/areas/{id}`. Empty optional texts are left out. */
export const AreaEdit = v.pipe(
  v.object({
    name: requiredText('Name is required', 80),
    slug: Slug,
    county: requiredText('County is required', 80),
    state: requiredText('State is required', 40),
    description: requiredText('Description is required', 2000),
    metaDescription: optionalText(320),
    zipCodes: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(zipSentence), v.trim(), v.regex(/^\d{5}$/, zipSentence)), zipSentence),
        v.maxLength(60, zipSentence),
      ),
      [],
    ),
    active: optionalBoolean(true),
  }),
  v.transform(({ metaDescription, zipCodes, ...area }) => ({
    ...area,
    ...(metaDescription && { metaDescription }),
    ...(zipCodes.length > 0 && { zipCodes }),
  })),
);
export type AreaEdit = v.InferInput<typeof AreaEdit>;
