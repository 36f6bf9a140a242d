import * as v from 'valibot';
import { startsWithDay } from '../../../time/eastern-time.ts';
import { cleanLines } from '../../../typed-text.ts';
import { optionalText, requiredText, tooLong } from '../../text.ts';
import { isShallow } from './markdown.ts';
import { optionalBoolean } from './optional-boolean.ts';
import { uploadedPicture } from './picture.ts';
import { Slug } from './slug.ts';

const noArticle = 'Article is required';
const dateSentence = 'Please enter the day on which it comes out';
const pictureSentence = 'Please choose a picture of this site, or none';
const describeSentence = 'Please say what the picture shows, for those who cannot see it';
const isDay = (text: string) =>
  /^(19[7-9]\d|20\d\d)-/.test(text) && startsWithDay(text) && !Number.isNaN(Date.parse(text));

/** In UTF-16 code units. */
export const maxPostLength = 50_000;

/** `PUT /api/admin/content/posts/{id}`. The server sets the time of the change. */
export const PostEdit = v.pipe(
  v.object({
    slug: Slug,
    title: requiredText('Title is required', 200),
    excerpt: requiredText('Excerpt is required', 500),
    category: optionalText(60),
    content: v.pipe(
      v.optional(v.string(noArticle), ''),
      // Indentation nests lists in Markdown.
      v.transform((text) => cleanLines(text.replaceAll('\t', '    '))),
      v.maxLength(maxPostLength, tooLong),
      v.minLength(1, noArticle),
      isShallow,
    ),
    imageUrl: v.optional(
      v.pipe(v.string(pictureSentence), v.trim(), v.regex(/^(?:\/(?:[\w-]+\/)*[\w-]+\.\w{3,4})?$/, pictureSentence)),
      '',
    ),
    publishedAt: v.optional(
      v.pipe(
        v.string(dateSentence),
        v.maxLength(40, dateSentence),
        v.check(isDay, dateSentence),
        v.transform((text) => new Date(text).toISOString()),
      ),
      '',
    ),
    imageAlt: optionalText(200),
    active: optionalBoolean(true),
  }),
  v.forward(
    v.partialCheck(
      [['imageUrl'], ['imageAlt']],
      ({ imageUrl, imageAlt }) => imageAlt !== '' || !uploadedPicture.test(imageUrl),
      describeSentence,
    ),
    ['imageAlt'],
  ),
);
export type PostEdit = v.InferInput<typeof PostEdit>;
