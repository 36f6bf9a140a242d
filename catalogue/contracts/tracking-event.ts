import * as v from 'valibot';
import { tooLong } from './text.ts';

/** The body of `POST /api/track`: a short snake_case type, and details or null. */
export const TrackingEvent = v.object({
  eventType: v.pipe(v.string(), v.maxLength(50), v.regex(/^[a-z0-9_]+$/)),
  eventDetails: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000, tooLong))), null),
});
export type TrackingEvent = v.InferOutput<typeof TrackingEvent>;
