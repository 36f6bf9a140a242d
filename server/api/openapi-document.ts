import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { business } from '../../catalogue/business.ts';
import { ColorPaletteSubmission } from '../../catalogue/contracts/color-palette-submission.ts';
import { contactFields } from '../../catalogue/contracts/contact-fields.ts';
import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import type { BlogPost, ServiceArea, Testimonial } from '../../catalogue/contracts/content.ts';
import { estimateFields } from '../../catalogue/contracts/estimate-fields.ts';
import { Metric, TrackingEvent } from '../../catalogue/contracts/metric.ts';
import { parse } from '../../catalogue/contracts/parse.ts';
import type { PhotoReceipt } from '../../catalogue/contracts/photo.ts';
import { paintColors } from '../../catalogue/paint/paint-colors.ts';
import { maxKeyLength } from '../http/client.ts';
import { EstimateWithPhotos } from './leads.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(text, v.isoTimestamp());

const Area: v.GenericSchema<ServiceArea> = v.strictObject({
  ...{ id: text, name: text, slug: text, county: text, state: text, description: text },
  metaDescription: v.exactOptional(text),
  zipCodes: v.exactOptional(v.array(text)),
  active: v.boolean(),
});

const Review: v.GenericSchema<Omit<Testimonial, 'active'>> = v.strictObject({
  ...{ id: text, rating: v.union([v.number(), text]), review: text, customerName: text },
  ...{ location: text, serviceType: text, isSample: v.boolean() },
});

const Post: v.GenericSchema<Omit<BlogPost, 'active'>> = v.strictObject({
  ...{ id: text, slug: text, title: text, excerpt: text, category: text, content: text, imageUrl: text },
  ...{ imageAlt: v.exactOptional(text), publishedAt: time, updatedAt: time },
});

const Photo: v.GenericSchema<PhotoReceipt> = v.strictObject({ id: text, width: whole, height: whole, bytes: whole });

const Accepted = v.strictObject({
  ...{ id: text, receivedAt: time },
  link: v.exactOptional(v.pipe(text, v.url())),
  copy: v.exactOptional(v.literal(true)),
});

const ProblemDetails = v.strictObject({
  success: v.exactOptional(v.literal(false)),
  ...{ type: text, title: text, status: v.pipe(v.number(), v.integer()), code: text, requestId: text },
  errors: v.exactOptional(v.array(v.strictObject({ field: text, code: v.exactOptional(text), message: text }))),
});

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const answer = (description: string, schema?: v.GenericSchema) => ({
  description,
  ...(schema && { content: json(answerSchema(schema)) }),
});

const problem = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const anywhere = [400, 408, 414, 431, 503];

function call(
  summary: string,
  answers: Readonly<Record<number, object>>,
  { parameters = [], content, problems = [] }: { parameters?: object[]; content?: object; problems?: number[] } = {},
) {
  const refusals = Object.fromEntries([...anywhere, ...problems].map((status) => [status, problem]));
  const body = content && { requestBody: { required: true, content } };
  return { summary, parameters, ...body, responses: { ...answers, ...refusals } };
}

const parameter = (place: 'path' | 'query' | 'header', name: string, description: string, more: object = {}) => ({
  ...{ in: place, name, description, required: place === 'path', schema: { type: 'string' }, ...more },
});
const slug = parameter('path', 'slug', 'The last part of its page’s address');
const keyMeaning = 'Random, and the same whenever the same form is sent again: it is then stored once';
const keySchema = { schema: { type: 'string', maxLength: maxKeyLength } };
const key = parameter('header', 'Idempotency-Key', keyMeaning, keySchema);
const featured = parameter('query', 'featured', 'Whether only those of the home page are wanted', {
  schema: { type: 'string', enum: ['true', 'false'] },
});
const origin = parameter('query', 'origin', 'The site’s address', { example: 'https://www.example.com' });

const sending = [403, 413, 415, 422, 429];
const unchanged = answer('Unchanged since the version of If-None-Match');

const form = (summary: string, contract: v.GenericSchema, example: object, accepted: v.GenericSchema = Accepted) => ({
  post: call(
    summary,
    { 201: answer('Stored, now or when it was sent before with this key', accepted) },
    { parameters: [key], content: json(requestSchema(contract), example), problems: sending },
  ),
});

const count = (summary: string, contract: v.GenericSchema) => ({
  post: call(
    summary,
    { 202: answer('Not counted: from a bot, or over a limit'), 204: answer('Counted') },
    { content: json(requestSchema(contract)), problems: sending },
  ),
});

const list = (summary: string, item: v.GenericSchema, parameters: object[] = []) => ({
  get: call(summary, { 200: answer('All of them', v.array(item)), 304: unchanged }, { parameters }),
});

const one = (summary: string, item: v.GenericSchema) => ({
  get: call(summary, { 200: answer('Found', item), 304: unchanged }, { parameters: [slug], problems: [404] }),
});

const photo = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };

const someColors = {
  customerEmail: 'jane@example.com',
  colors: paintColors.slice(0, 2).map(({ brand, code }) => ({ brand, code })),
};
const PaletteAccepted = v.strictObject({ success: v.literal(true), id: text });

const paths = {
  '/api/estimates': form('Requests an estimate', EstimateWithPhotos, estimateFields.example),
  '/api/contact': form('Sends a message', ContactMessage, contactFields.example),
  '/api/color-palette': form('Sends a list of colors', ColorPaletteSubmission, someColors, PaletteAccepted),
  '/api/photos': {
    post: call(
      'Sends a photo; its id goes into a request for an estimate within a day',
      { 201: answer('Kept', Photo) },
      { content: { 'image/jpeg': photo, 'image/png': photo, 'image/webp': photo }, problems: sending },
    ),
  },
  '/api/track': count('Records an event', TrackingEvent),
  '/api/measure': count('Adds to counts', Metric),
  '/api/service-areas': list('The towns', Area),
  '/api/service-areas/{slug}': one('A town', Area),
  '/api/testimonials': list('The reviews', Review, [featured]),
  '/api/blog-posts': list('The posts, newest first', Post),
  '/api/blog-posts/{slug}': one('A post', Post),
  '/api/embed-origins': {
    get: call(
      'Whether forms on a site are accepted',
      { 200: answer('Looked up', v.strictObject({ registered: v.boolean() })) },
      { parameters: [origin], problems: [422] },
    ),
  },
  '/health/live': {
    get: call('Whether the process runs', { 200: answer('It does', v.strictObject({ status: v.literal('ok') })) }),
  },
};

/** https://spec.openapis.org/oas/v3.1.1.html. The running server does not check its answers. */
export const openapiDocument = (publicUrl: string): object => ({
  openapi: '3.1.0',
  info: {
    title: `The public calls of ${business.name}`,
    version: '1',
    description:
      'Addresses, fields and codes stay; we only add to them. Pages of other sites may send forms once their origin is registered.',
  },
  servers: [{ url: publicUrl }],
  paths,
  components: { schemas: { Problem: answerSchema(ProblemDetails) } },
});

function answerSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'output' });
  return rest;
}

/** A schema cannot say how contracts clean text: a conforming body may get 422. `errorMode` skips the cleaning. */
function requestSchema(contract: v.GenericSchema): JsonSchema {
  const { $schema: _, ...schema } = toJsonSchema(contract, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'object') return { ...jsonSchema, required: requiredOf(valibotSchema) };
      // An array of anything until its length was checked.
      return 'check' in valibotSchema && valibotSchema.check === Array.isArray ? { type: 'array' } : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema }) => expressed(valibotAction, jsonSchema),
  });
  return schema;
}

/** A missing field counts as empty. */
function requiredOf(contract: v.GenericSchema): string[] {
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
