import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Schema {
  required?: string[];
  properties: Record<string, { pattern?: string; maxLength?: number; enum?: string[] }>;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await startServer();
  const { status, headers, text } = await server.call('/api/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const document = JSON.parse(text);
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://site.example' }] });
  paths = document.paths;
});
afterAll(() => server[Symbol.asyncDispose]());

const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json'];

describe('the description of the API', () => {
  it('has every public call, and no other', () => {
    const served = server.routes
      .filter(
        ({ declaration, isRest, path }) => declaration.audience === 'embed' && !isRest && path !== '/api/openapi.json',
      )
      .flatMap(({ methods, path }) => methods.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(served.length).toBeGreaterThan(10);
    expect(described.toSorted()).toEqual([...served, 'GET /health/live'].toSorted());
  });

  it('lists the required fields of a form, and their limits', () => {
    const { required = [], properties } = bodyOf('/api/contact')?.schema ?? { properties: {} };
    expect(required).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(Object.keys(properties)).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message']);
    expect(properties.subject).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 });
    expect(new RegExp(properties.email?.pattern ?? 'none').test('Jane@Example.com')).toBe(true);
    expect(bodyOf('/api/estimates')?.schema.properties.serviceType?.enum).toEqual([
      'exterior',
      'interior',
      'pressure-washing',
    ]);
    expect(bodyOf('/api/color-palette')?.schema.properties.colors).toMatchObject({
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['brand', 'code'] },
    });
  });

  it.each(['/api/estimates', '/api/contact', '/api/color-palette'])(
    'gives an example of %s that is accepted',
    async (path) => {
      const { status } = await server.post(path, bodyOf(path)?.example);
      expect(status).toBe(201);
    },
  );

  it('lists the fields of answers and of problems', () => {
    const posts = paths['/api/blog-posts/{slug}']?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(posts).toMatchObject({ type: 'object', additionalProperties: false });
    expect(paths['/api/contact']?.post?.responses['422']?.content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });
});
