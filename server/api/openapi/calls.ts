import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import { ColorPaletteSubmission } from '../../../catalogue/contracts/color-palette-submission.ts';
import { ContactMessage } from '../../../catalogue/contracts/contact-message.ts';
import { EstimateWithPhotos } from '../../../catalogue/contracts/estimate-with-photos.ts';
import { Metric, TrackingEvent } from '../../../catalogue/contracts/metric.ts';
import { parse } from '../../../catalogue/contracts/parse.ts';
import type { PhotoReceipt } from '../../../catalogue/contracts/photo.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { maxKeyLength } from '../../http/submission.ts';

/** The running server does not check answers. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

const Accepted = v.strictObject({
  id: v.string(),
  receivedAt: time,
  link: v.exactOptional(v.pipe(v.string(), v.url())),
  copy: v.exactOptional(v.literal(true)),
});

const PaletteAccepted = v.strictObject({ success: v.literal(true), id: v.string() });

const Receipt: v.GenericSchema<PhotoReceipt> = v.strictObject({
  id: v.string(),
  width: whole,
  height: whole,
  bytes: whole,
});

const Area: v.GenericSchema<ServiceArea> = v.strictObject({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  county: v.string(),
  state: v.string(),
  description: v.string(),
  metaDescription: v.exactOptional(v.string()),
  zipCodes: v.exactOptional(v.array(v.string())),
  active: v.boolean(),
});

const Review: v.GenericSchema<Omit<Testimonial, 'active'>> = v.strictObject({
  id: v.string(),
  rating: v.union([v.number(), v.string()]),
  review: v.string(),
  customerName: v.string(),
  location: v.string(),
  serviceType: v.string(),
  isSample: v.boolean(),
});

const Post: v.GenericSchema<Omit<BlogPost, 'active'>> = v.strictObject({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: v.string(),
  content: v.string(),
  imageUrl: v.string(),
  imageAlt: v.exactOptional(v.string()),
  publishedAt: time,
  updatedAt: time,
});

const Registered = v.strictObject({ registered: v.boolean() });

const Live = v.strictObject({ status: v.literal('ok') });

/** RFC 9457. */
export const ProblemDetails = v.strictObject({
  success: v.exactOptional(v.literal(false)),
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  code: v.string(),
  requestId: v.string(),
  errors: v.exactOptional(
    v.array(v.strictObject({ field: v.string(), code: v.exactOptional(v.string()), message: v.string() })),
  ),
});

interface Body {
  schema: JsonSchema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  schema: JsonSchema;
  example?: string;
}

export interface Call {
  method: 'get' | 'post';
  path: string;
  summary: string;
  parameters?: readonly Parameter[];
  body?: Readonly<Record<string, Body>>;
  /** By success status. */
  answers: Readonly<Record<number, { means: string; schema?: GenericSchema }>>;
  /** Besides those that every call has. */
  problems: readonly number[];
}

const json = (contract: GenericSchema, example?: unknown) => ({
  'application/json': { schema: requestSchema(contract), ...(example !== undefined && { example }) },
});

const slug: Parameter = {
  name: 'slug',
  in: 'path',
  description: 'The last part of its page’s address',
  schema: { type: 'string' },
};

const key: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Random, and the same whenever the same form is sent again: it is then stored once',
  schema: { type: 'string', maxLength: maxKeyLength },
};

const unchanged = { means: 'Unchanged since the version of If-None-Match' };
const sendingProblems = [403, 413, 415, 422, 429];

const form = (given: Pick<Call, 'path' | 'summary' | 'body'>, answer: GenericSchema = Accepted): Call => ({
  ...given,
  method: 'post',
  parameters: [key],
  answers: { 201: { means: 'Stored, now or when it was sent before with this key', schema: answer } },
  problems: sendingProblems,
});

const count = (path: string, summary: string, contract: GenericSchema): Call => ({
  method: 'post',
  path,
  summary,
  body: json(contract),
  answers: { 202: { means: 'Not counted: from a bot, or over a limit' }, 204: { means: 'Counted' } },
  problems: sendingProblems,
});

const list = (path: string, summary: string, item: GenericSchema, parameters: readonly Parameter[] = []): Call => ({
  method: 'get',
  path,
  summary,
  parameters,
  answers: { 200: { means: 'All of them', schema: v.array(item) }, 304: unchanged },
  problems: [],
});

const one = (path: string, summary: string, item: GenericSchema): Call => ({
  method: 'get',
  path,
  summary,
  parameters: [slug],
  answers: { 200: { means: 'Found', schema: item }, 304: unchanged },
  problems: [404],
});

const photo = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } as const;

const anEstimate = {
  ...{ name: 'Jane Doe', email: 'jane@example.com', phone: '(410) 555-0100', address: '1 Main Street' },
  ...{ city: 'Easton', state: 'MD', zipCode: '21601', serviceType: 'interior' },
  message: 'Two rooms on the second floor.',
};
const aMessage = {
  ...{ firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', subject: 'A gate' },
  message: 'The gate has a scratch.',
};
const someColors = {
  customerEmail: 'jane@example.com',
  colors: paintColors.slice(0, 2).map(({ brand, code }) => ({ brand, code })),
};

export const calls: readonly Call[] = [
  form({ path: '/api/estimates', summary: 'Requests an estimate', body: json(EstimateWithPhotos, anEstimate) }),
  form({ path: '/api/contact', summary: 'Sends a message', body: json(ContactMessage, aMessage) }),
  form(
    { path: '/api/color-palette', summary: 'Sends a list of colors', body: json(ColorPaletteSubmission, someColors) },
    PaletteAccepted,
  ),
  {
    method: 'post',
    path: '/api/photos',
    summary: 'Sends a photo; its id goes into a request for an estimate within a day',
    body: { 'image/jpeg': photo, 'image/png': photo, 'image/webp': photo },
    answers: { 201: { means: 'Kept', schema: Receipt } },
    problems: sendingProblems,
  },
  count('/api/track', 'Records an event', TrackingEvent),
  count('/api/measure', 'Adds to counts', Metric),
  list('/api/service-areas', 'The towns', Area),
  one('/api/service-areas/{slug}', 'A town', Area),
  list('/api/testimonials', 'The reviews', Review, [
    {
      name: 'featured',
      in: 'query',
      description: 'Whether only those of the home page are wanted',
      schema: { type: 'string', enum: ['true', 'false'] },
    },
  ]),
  list('/api/blog-posts', 'The posts, newest first', Post),
  one('/api/blog-posts/{slug}', 'A post', Post),
  {
    method: 'get',
    path: '/api/embed-origins',
    summary: 'Whether forms on a site are accepted',
    parameters: [
      {
        name: 'origin',
        in: 'query',
        description: 'The site’s address',
        schema: { type: 'string' },
        example: 'https://www.example.com',
      },
    ],
    answers: { 200: { means: 'Looked up', schema: Registered } },
    problems: [422],
  },
  {
    method: 'get',
    path: '/health/live',
    summary: 'Whether the process runs',
    answers: { 200: { means: 'It does', schema: Live } },
    problems: [],
  },
];

/**
 * A schema cannot express how a contract cleans text, so a conforming body may get 422. `errorMode` passes over the
 * cleaning.
 */
function requestSchema(contract: GenericSchema): JsonSchema {
  const schema = toJsonSchema(contract, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'object') return { ...jsonSchema, required: requiredOf(valibotSchema) };
      // An array of anything until its length was checked.
      return 'check' in valibotSchema && valibotSchema.check === Array.isArray ? { type: 'array' } : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema }) => expressed(valibotAction, jsonSchema),
  });
  const { $schema: _, ...rest } = schema;
  return rest;
}

/** Contracts treat a missing field as empty. */
function requiredOf(contract: GenericSchema): string[] {
  const parsed = parse(contract, {});
  return 'errors' in parsed ? Object.keys(parsed.errors) : [];
}

/** JSON Schema patterns have no flags. */
function expressed(action: object, jsonSchema: JsonSchema): JsonSchema | undefined {
  if (!('requirement' in action)) return undefined;
  const { requirement } = action;
  if (typeof requirement === 'function') {
    const shortest = Array.from({ length: 100 }, (_, length) => 'x'.repeat(length)).find((text) => requirement(text));
    return shortest ? { ...jsonSchema, minLength: shortest.length } : undefined;
  }
  if (!(requirement instanceof RegExp)) return undefined;
  const { source, flags } = requirement;
  return { ...jsonSchema, pattern: flags.includes('i') ? source.replaceAll('a-z', 'A-Za-z') : source };
}
