import * as v from 'valibot';
import type { BlogPost } from '../../../catalogue/contracts/blog-post.ts';
import type { PhotoReceipt } from '../../../catalogue/contracts/photo.ts';
import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../../catalogue/contracts/testimonial.ts';

/** Schemas of the public calls' answers, for the API's description; the running server does not check against them. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

export const Accepted = v.strictObject({
  id: v.string(),
  receivedAt: time,
  link: v.exactOptional(v.pipe(v.string(), v.url())),
  copy: v.exactOptional(v.literal(true)),
});

export const PaletteAccepted = v.strictObject({ success: v.literal(true), id: v.string() });

export const Receipt: v.GenericSchema<PhotoReceipt> = v.strictObject({
  id: v.string(),
  width: whole,
  height: whole,
  bytes: whole,
});

export const Area: v.GenericSchema<ServiceArea> = v.strictObject({
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

export const Review: v.GenericSchema<Omit<Testimonial, 'active'>> = v.strictObject({
  id: v.string(),
  rating: v.union([v.number(), v.string()]),
  review: v.string(),
  customerName: v.string(),
  location: v.string(),
  serviceType: v.string(),
  isSample: v.boolean(),
});

export const Post: v.GenericSchema<Omit<BlogPost, 'active'>> = v.strictObject({
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

export const Registered = v.strictObject({ registered: v.boolean() });

export const Live = v.strictObject({ status: v.literal('ok') });

/** A problem as in RFC 9457. */
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
