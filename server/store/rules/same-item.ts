import { isDeepStrictEqual } from 'node:util';

/** Whether two items of a content list are equal as JSON, in any order of their fields. */
export const isSameItem = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));

const asJson = (item: unknown): unknown => (item === undefined ? undefined : JSON.parse(JSON.stringify(item)));
