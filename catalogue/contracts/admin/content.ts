import * as v from 'valibot';
import { knownService } from '../../services/local-service-keys.ts';
import { startsWithDay } from '../../time/eastern-time.ts';
import { cleanLines } from '../../typed-text.ts';
import { optionalText, requiredLines, requiredText, tooLong } from '../text.ts';

/** Markdown parsers need a stack frame, or another pass, per level. */
const maxDepth = 20;

const opening = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const longRun = new RegExp(`([*_~\`])\\1{${3 * maxDepth}}`);

function depthOf(line: string): number {
  let depth = 0;
  opening.lastIndex = 0;
  while (depth <= maxDepth && opening.test(line)) depth += 1;
  return depth;
}

/** Linear in the text's length. */
const isShallow = v.check(
  (text: string) => !longRun.test(text) && text.split('\n').every((line) => depthOf(line) <= maxDepth),
  `Please nest quotes, lists and emphasis at most ${maxDepth} deep`,
);

export interface PictureReceipt {
  /** `/pictures/….jpg`, for a post's `imageUrl`. */
  path: string;
}

export const uploadedPicture = /^\/pictures\/([\w-]{22})\.jpg$/;

const Slug = v.pipe(
  requiredText('no_address', 80),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Please use lowercase letters, digits and single hyphens'),
);

const optionalBoolean = (otherwise: boolean) => v.optional(v.boolean('Invalid input'), otherwise);

/** Empty optional texts are left out. */
export const AreaEdit = v.pipe(
  v.object({
    name: requiredText('no_name', 80),
    slug: Slug,
    county: requiredText('no_county', 80),
    state: requiredText('no_state', 40),
    description: requiredText('no_description', 2000),
    metaDescription: optionalText(320),
    zipCodes: v.optional(
      v.message(
        v.pipe(v.array(v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/))), v.maxLength(60)),
        'Please write ZIP codes of five digits, separated by commas',
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

export const TestimonialEdit = v.object({
  rating: v.optional(
    v.message(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 'Please choose 1 to 5 stars'),
    0,
  ),
  review: requiredLines('no_review', 2000),
  customerName: requiredText('no_name', 100),
  location: requiredText('no_location', 100),
  // Other text is shown as written, in the neutral color.
  serviceType: v.pipe(optionalText(60), v.transform(knownService)),
  isSample: optionalBoolean(false),
  isFeatured: optionalBoolean(true),
  active: optionalBoolean(true),
});
export type TestimonialEdit = v.InferInput<typeof TestimonialEdit>;

const noArticle = 'no_article';
const pictureSentence = 'Please choose a picture of this site, or none';
const isDay = (text: string) =>
  /^(19[7-9]\d|20\d\d)-/.test(text) && startsWithDay(text) && !Number.isNaN(Date.parse(text));

/** In UTF-16 code units. */
const maxPostLength = 50_000;

/** The server sets the time of the change. */
export const PostEdit = v.pipe(
  v.object({
    slug: Slug,
    title: requiredText('no_title', 200),
    excerpt: requiredText('no_excerpt', 500),
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
      v.message(
        v.pipe(
          v.string(),
          v.maxLength(40),
          v.check(isDay),
          v.transform((text) => new Date(text).toISOString()),
        ),
        'Please enter the day on which it comes out',
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
      'Please say what the picture shows, for those who cannot see it',
    ),
    ['imageAlt'],
  ),
);
export type PostEdit = v.InferInput<typeof PostEdit>;

/** Absent for a new item. */
export const FormerItem = v.object({ former: v.optional(v.looseObject({}, 'Invalid input')) });

export const RemovedItem = v.object({ former: v.looseObject({}, 'Invalid input') });

export const UndoRequest = v.object({
  changeId: v.optional(v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{1,64}$/, 'Invalid input')), ''),
});

/** `POST /api/admin/content/preview`; answers `{ html }`. */
export const PreviewRequest = v.object({
  markdown: v.optional(v.pipe(v.string('Invalid input'), v.maxLength(maxPostLength, tooLong), isShallow), ''),
});

/** Times are ISO 8601. */
export interface ContentChangeSummary {
  id: string;
  list: 'areas' | 'testimonials' | 'posts';
  itemId: string;
  at: string;
  kind: 'added' | 'changed' | 'removed';
  name: string;
  /** Empty unless `changed`. */
  fields: readonly string[];
}
