import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { parse } from '../../../catalogue/contracts/parse.ts';

/**
 * What a client may send, as JSON Schema. A schema cannot express how a contract cleans text before checking it, so a
 * body that conforms may still be refused with 422. Checks behind a cleaning are listed too: without a `typeMode`, the
 * whole pipe is read, and `errorMode` passes over the cleaning.
 */
export function requestSchema(contract: v.GenericSchema): JsonSchema {
  const schema = toJsonSchema(contract, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (valibotSchema.type === 'object') return { ...jsonSchema, required: requiredOf(valibotSchema) };
      // The list of colors is seen as an array of anything until its length was checked.
      return 'check' in valibotSchema && valibotSchema.check === Array.isArray ? { type: 'array' } : undefined;
    },
    overrideAction: ({ valibotAction, jsonSchema }) => expressed(valibotAction, jsonSchema),
  });
  const { $schema: _, ...rest } = schema;
  return rest;
}

/** The fields that are refused if they are missing: contracts treat a missing field as empty and declare all optional. */
function requiredOf(contract: v.GenericSchema): string[] {
  const parsed = parse(contract, {});
  return 'errors' in parsed ? Object.keys(parsed.errors) : [];
}

/** JSON Schema patterns have no flags. A check of a text’s visible length becomes the shortest length that passes. */
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
