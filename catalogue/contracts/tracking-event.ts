import * as v from 'valibot';
import { tooLong } from './text.ts';

/** `POST /api/track`. */
export const TrackingEvent = v.object({
  eventType: v.pipe(v.string(), v.maxLength(50), v.regex(/^[a-z0-9_]+$/)),
  eventDetails: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000, tooLong))), null),
});
export type TrackingEvent = v.InferOutput<typeof TrackingEvent>;
