import { business } from '../../../catalogue/business.ts';
import { reviewedServices } from '../../../catalogue/services/local-service-keys.ts';
import type { Item, ListName } from './content-model.ts';

/** `codes`: ZIP codes separated by commas. `offer`: a line with suggestions. `picture`: the path of an uploaded one. */
export interface Field {
  name: string;
  label: string;
  kind: 'line' | 'lines' | 'codes' | 'day' | 'choice' | 'offer' | 'box' | 'picture';
  options?: readonly (readonly [value: string, label: string])[];
  start?: string | boolean;
  hint?: string;
}

export const oneOf: Readonly<Record<ListName, string>> = {
  areas: 'service area',
  testimonials: 'testimonial',
  posts: 'blog post',
};

const active: Field = { name: 'active', label: 'Shown on the site', kind: 'box', start: true };
const slug = (before: string): Field => ({
  name: 'slug',
  label: 'Address',
  kind: 'line',
  hint: `The last part of ${before}…, in lowercase letters, digits and hyphens`,
});

export const fields: Readonly<Record<ListName, readonly Field[]>> = {
  areas: [
    { name: 'name', label: 'Name', kind: 'line' },
    slug('/service-areas/'),
    { name: 'county', label: 'County', kind: 'line' },
    { name: 'state', label: 'State', kind: 'line', start: business.address.state },
    { name: 'zipCodes', label: 'ZIP codes', kind: 'codes', hint: 'Separated by commas; may be empty' },
    { name: 'description', label: 'Description', kind: 'lines' },
    { name: 'metaDescription', label: 'Description for search engines', kind: 'lines', hint: 'May be empty' },
    active,
  ],
  testimonials: [
    { name: 'customerName', label: 'Customer', kind: 'line' },
    { name: 'location', label: 'Location', kind: 'line' },
    { name: 'review', label: 'Review', kind: 'lines' },
    {
      name: 'rating',
      label: 'Stars',
      kind: 'choice',
      start: '5',
      options: ['5', '4', '3', '2', '1'].map((stars) => [stars, stars] as const),
    },
    {
      name: 'serviceType',
      label: 'Service',
      kind: 'offer',
      options: reviewedServices,
      hint: 'Choose one or write your own; may be empty',
    },
    { name: 'isFeatured', label: 'Featured on the home and about pages', kind: 'box', start: true },
    { name: 'isSample', label: 'Sample review, not a customer’s', kind: 'box', start: false },
    active,
  ],
  posts: [
    { name: 'title', label: 'Title', kind: 'line' },
    slug('/blog/'),
    { name: 'category', label: 'Category', kind: 'line' },
    { name: 'publishedAt', label: 'Comes out on', kind: 'day' },
    { name: 'excerpt', label: 'Excerpt', kind: 'lines' },
    { name: 'imageUrl', label: 'Picture', kind: 'picture', hint: 'Path on this site, such as /assets/posts/….svg' },
    { name: 'imageAlt', label: 'What the picture shows', kind: 'line', hint: 'For those who cannot see it' },
    {
      name: 'content',
      label: 'Article',
      kind: 'lines',
      hint: 'Markdown: ## heading, **bold**, - list, [link](/contact)',
    },
    active,
  ],
};

export type FormValues = Readonly<Record<string, string | boolean>>;

export function formValuesOf(list: ListName, item: Item | undefined): FormValues {
  return Object.fromEntries(fields[list].map((field) => [field.name, startOf(field, item)]));
}

function startOf({ name, kind, options = [], start = '' }: Field, item: Item | undefined): string | boolean {
  // A missing flag has the default of a new item.
  const value = item?.[name] ?? (item && kind !== 'box' ? '' : start);
  if (kind === 'box') return value === true;
  if (kind === 'offer') return options.find(([option]) => option === value)?.[1] ?? String(value);
  if (kind === 'codes') return Array.isArray(value) ? value.join(', ') : '';
  return kind === 'day' ? String(value).slice(0, 10) : String(value);
}

/** A date is sent as 8 AM in Maryland's summer time; an unchanged date keeps its time. */
export function bodyOf(list: ListName, typed: FormValues, item: Item | undefined): Record<string, unknown> {
  return Object.fromEntries(
    fields[list].map(({ name, kind, options = [] }) => {
      const value = typed[name] ?? '';
      if (kind === 'codes') return [name, String(value).match(/[^\s,][^,]*/g) ?? []];
      if (kind === 'offer') return [name, options.find(([, label]) => label === value)?.[0] ?? value];
      if (kind === 'day') return [name, dayOf(String(value), item?.[name])];
      return [name, name === 'rating' ? Number(value) : value];
    }),
  );
}

const dayOf = (day: string, former: unknown) =>
  typeof former === 'string' && former.startsWith(day) && day ? former : day && `${day}T12:00:00Z`;
