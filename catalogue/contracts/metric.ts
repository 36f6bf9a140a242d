import * as v from 'valibot';
import { actions } from '../metrics/action-values.ts';
import { embeddableWidgets, formSteps, measuredForms, vitalNames, vitalRatings } from '../metrics/metric-names.ts';
import { pageKinds } from '../metrics/page-kind.ts';

const invalid = 'Invalid input';

/** All that can be written with one word of each list, in their order. */
export const phrases = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>((made, list) => made.flatMap((start) => list.map((word) => `${start} ${word}`.trim())), ['']);

const some = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, invalid), v.maxLength(30, invalid)), []);

/** What happened to one embedded widget; on which site, its `Origin` says. */
const Embed = v.strictObject(
  {
    widget: v.picklist(embeddableWidgets, invalid),
    version: v.pipe(v.string(invalid), v.regex(/^[a-z0-9.]{1,12}$/, invalid)),
    happened: v.picklist(['load', 'error'], invalid),
  },
  invalid,
);

/**
 * What `POST /api/measure` takes: what happened on one page, each once. Only words that are known beforehand, so
 * nothing of anybody can stand in them, and there is an end to what can be counted.
 */
export const Metric = v.strictObject(
  {
    /** `estimate started`. */
    funnel: some(v.picklist(phrases(measuredForms, formSteps), invalid)),
    /** `home LCP good`. */
    vital: some(v.picklist(phrases(pageKinds, vitalNames, vitalRatings), invalid)),
    action: some(v.picklist(actions, invalid)),
    embed: some(Embed),
  },
  invalid,
);
export type Metric = v.InferOutput<typeof Metric>;
