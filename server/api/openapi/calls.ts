import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { ColorPaletteSubmission } from '../../../catalogue/contracts/color-palette-submission.ts';
import { ContactMessage } from '../../../catalogue/contracts/contact-message.ts';
import { EstimateWithPhotos } from '../../../catalogue/contracts/estimate-with-photos.ts';
import { Metric } from '../../../catalogue/contracts/metric.ts';
import { TrackingEvent } from '../../../catalogue/contracts/tracking-event.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import { maxKeyLength } from '../../http/submission/submission-metadata.ts';
import { Accepted, Area, Live, PaletteAccepted, Post, Receipt, Registered, Review } from './answers.ts';
import { requestSchema } from './request-schema.ts';

/** The schema of a body, and an example that is accepted. */
interface Body {
  schema: JsonSchema;
  example?: unknown;
}

/** A parameter of a call, besides its body. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  schema: JsonSchema;
  example?: string;
}

/** A public call. */
export interface Call {
  method: 'get' | 'post';
  /** Has `{name}` for each parameter. */
  path: string;
  summary: string;
  parameters?: readonly Parameter[];
  /** The body by content type. */
  body?: Readonly<Record<string, Body>>;
  /** The meaning of each success status, and the schema of its JSON, if any. */
  answers: Readonly<Record<number, { means: string; schema?: GenericSchema }>>;
  /** The statuses of its problems, besides those that every call has. */
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

/** The call of a form, which is stored as a lead and mailed to the owner. */
const form = (given: Pick<Call, 'path' | 'summary' | 'body'>, answer: GenericSchema = Accepted): Call => ({
  ...given,
  method: 'post',
  parameters: [key],
  answers: { 201: { means: 'Stored, now or when it was sent before with this key', schema: answer } },
  problems: sendingProblems,
});

/** A call that counts something, unless a limit forbids it. */
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

/** Every public call of the API. */
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
