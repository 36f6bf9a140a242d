import * as v from 'valibot';
import { embeddableWidgets } from '../embeddable-widgets.mjs';
import { actions } from '../metrics/action-values.ts';
import { encodeMetricKey } from '../metrics/metric-key.ts';
import { formSteps, measuredForms, pageKinds, vitalNames, vitalRatings } from '../metrics/metric-names.ts';
import { tooLong } from './text.ts';

export const phrases = (...lists: readonly (readonly string[])[]): string[] =>
  lists
    .reduce<string[][]>((made, list) => made.flatMap((start) => list.map((word) => [...start, word])), [[]])
    .map((words) => encodeMetricKey(...words));

const some = <Item extends v.GenericSchema>(item: Item) => v.optional(v.pipe(v.array(item), v.maxLength(30)), []);

/** The `Origin` header names its site. */
const Embed = v.strictObject({
  widget: v.picklist(embeddableWidgets),
  version: v.pipe(v.string(), v.regex(/^[a-z0-9.]{1,12}$/)),
  happened: v.picklist(['load', 'error']),
});

/** `POST /api/measure`. Known words only: no personal data, bounded counts. */
export const Metric = v.message(
  v.strictObject({
    funnel: some(v.picklist(phrases(measuredForms, formSteps))),
    vital: some(v.picklist(phrases(pageKinds, vitalNames, vitalRatings))),
    action: some(v.picklist(actions)),
    embed: some(Embed),
  }),
  'Invalid input',
);
export type Metric = v.InferOutput<typeof Metric>;

export const TrackingEvent = v.object({
  eventType: v.pipe(v.string(), v.maxLength(50), v.regex(/^[a-z0-9_]+$/)),
  eventDetails: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000, tooLong))), null),
});
export type TrackingEvent = v.InferOutput<typeof TrackingEvent>;
