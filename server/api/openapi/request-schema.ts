import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ChosenColor } from '../../../catalogue/contracts/color-palette-submission.ts';
import { parse } from '../../../catalogue/contracts/parse.ts';

/**
 * What a client may send, as JSON Schema. A schema cannot express how a contract changes text before checking it, such
 * as trimming, so a body that conforms may still be refused with 422.
 */
export function requestSchema(contract: v.GenericSchema): JsonSchema {
  const schema = toJsonSchema(contract, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (isAnyArray(valibotSchema) ? chosenColors() : undefined),
    overrideAction: ({ valibotAction, jsonSchema }) => expressed(valibotAction, jsonSchema),
  });
  const { $schema: _, ...rest } = schema;
  // Contracts treat a missing field as empty, so they declare all fields optional and then refuse the empty ones.
  const parsed = parse(contract, {});
  const required = 'errors' in parsed ? Object.keys(parsed.errors) : [];
  return required.length > 0 ? { ...rest, required } : rest;
}

/** The list of colors. Its length is checked before its items, so valibot sees it as an array of anything. */
const chosenColors = (): JsonSchema => ({ type: 'array', items: requestSchema(ChosenColor) });

const isAnyArray = (schema: object) => 'check' in schema && schema.check === Array.isArray;

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
