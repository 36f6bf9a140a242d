import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { business } from '../../../catalogue/business.ts';
import { type Call, calls, ProblemDetails } from './calls.ts';

/** Any request may get these. */
const anywhere = [400, 408, 414, 431, 503];

/** https://spec.openapis.org/oas/v3.1.1.html */
export function openapiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: `The public calls of ${business.name}`,
      version: '1',
      description:
        'Addresses, fields and codes stay; we only add to them. Pages of other sites may send forms once their origin is registered.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: answerSchema(ProblemDetails) } },
  };
}

function operationOf({ summary, parameters = [], body, answers, problems }: Call): object {
  const entries = Object.entries(answers).map(([status, { means, schema }]) => [
    status,
    { description: means, ...(schema && { content: { 'application/json': { schema: answerSchema(schema) } } }) },
  ]);
  const refusals = [...anywhere, ...problems].map((status) => [
    String(status),
    {
      description: 'A problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return {
    summary,
    parameters: parameters.map((parameter) => ({ ...parameter, required: parameter.in === 'path' })),
    ...(body && {
      requestBody: {
        required: true,
        content: body,
      },
    }),
    responses: Object.fromEntries([...entries, ...refusals]),
  };
}

function answerSchema(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'output' });
  return rest;
}
