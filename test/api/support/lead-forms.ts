import type { Lead } from '../../../server/store/lead.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import type { Answer, TestServer } from './test-server.ts';

/** An address that accepts a form. */
export interface LeadForm {
  path: string;
  kind: 'estimate' | 'contact';
  /** A valid body. */
  valid(changes?: Record<string, unknown>): Record<string, unknown>;
  /** A field of one line, and its maximum length. */
  line: [field: string, maxLength: number];
  /** The message of each required field if it is empty. */
  sentences: Record<string, string>;
  /** Fields without such a message, and their messages for a wrong value. */
  others: [field: string, wrong: unknown, sentence: string][];
}

/** All forms of visitors, and the rules of their fields. */
export const leadForms: readonly LeadForm[] = [
  {
    path: '/api/estimates',
    kind: 'estimate',
    valid: anEstimate,
    line: ['name', 100],
    sentences: {
      name: 'Name is required',
      email: 'Please enter a valid email',
      phone: 'Phone number is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      zipCode: 'Zip code is required',
      message: 'Please provide details about your project',
    },
    others: [
      ['serviceType', undefined, 'Please choose a service'],
      ['serviceType', 'roofing', 'Please choose a service'],
    ],
  },
  {
    path: '/api/contact',
    kind: 'contact',
    valid: aMessage,
    line: ['firstName', 100],
    sentences: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      subject: 'Subject is required',
      message: 'Message must be at least 10 characters',
    },
    others: [
      ['phone', 4105550187, 'Expected string, received number'],
      ['phone', ['x'], 'Expected string, received array'],
      ['phone', { $ne: '' }, 'Expected string, received object'],
      ['phone', '5'.repeat(81), 'Please shorten this text to 80 characters; it has 81'],
      ['subject', 'x'.repeat(201), 'Please shorten this text to 200 characters; it has 201'],
    ],
  },
];

/** The headers of a form from a browser without JavaScript. */
export const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts fields like such a browser, from one of our pages. */
export const postFields = (server: TestServer, path: string, fields: object = {}, headers = {}) =>
  server.call(path, {
    method: 'POST',
    headers: { ...formType, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

/** Posts a form of our pages; an estimate request, unless `form` among its fields names another. */
export const postForm = (server: TestServer, path: string, fields: object, headers = {}) =>
  postFields(server, path, { form: 'estimate', ...fields }, headers);

/** The lead that an answer acknowledges; throws if it was not stored. */
export async function keptLead({ store }: Pick<TestServer, 'store'>, answer: Pick<Answer, 'json'>): Promise<Lead> {
  const lead = await store.findLead(answer.json().id);
  if (!lead) throw new Error('Acknowledged, but not kept');
  return lead;
}
