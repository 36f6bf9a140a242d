import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/offices.ts';
import type { TestServer } from '../support/test-server.ts';

const putOf = (server: TestServer, owner: Record<string, string>) => (body: unknown) =>
  server.call('/api/admin/reply-templates', {
    method: 'PUT',
    headers: { ...owner, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('reply templates', () => {
  it('are stored, and do not overwrite concurrent changes', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const { templates, version } = (await get('/reply-templates')).json();
    const put = putOf(server, owner);
    const mine = [{ id: 'one', name: 'Mine', subject: 'About {town}', text: 'Hello {name}' }];
    expect((await put({ templates: mine, version })).json().templates).toEqual(mine);
    expect((await put({ templates, version })).status).toBe(409);
    expect((await get('/reply-templates')).json().templates).toEqual(mine);
    expect((await put({ templates: [{ ...mine[0], name: ' ' }], version })).status).toBe(422);
  });

  it('have a subject on one line', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\t', '\u00a0\u200e']) {
      const { version } = (await get('/reply-templates')).json();
      const one = { id: 'one', name: 'Mine', subject: `Yes${end}Bcc: all@evil.example`, text: 'Hello,\n\nbye' };
      const answer = await putOf(server, owner)({ templates: [one], version });
      expect(answer.json().templates).toEqual([{ ...one, subject: 'Yes Bcc: all@evil.example' }]);
    }
  });

  it('are counted each time they are used', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const use = (id: string) =>
      server.call('/api/admin/reply-templates/uses', {
        method: 'POST',
        headers: { ...owner, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      });
    for (const id of ['set-a-time', 'missed-you', 'set-a-time']) expect((await use(id)).status).toBe(204);
    expect((await use('not an id')).status).toBe(422);
    expect((await get('/reply-templates/uses')).json()).toEqual({ 'set-a-time': 2, 'missed-you': 1 });
  });

  it('are at most 30', async () => {
    const { server, owner, get } = await leadOffice();
    await using _ = server;
    const { version } = (await get('/reply-templates')).json();
    const templates = Array.from({ length: 31 }, (_, at) => ({ id: `t${at}`, name: 'A', subject: 'B', text: 'C' }));
    const put = putOf(server, owner);
    expect((await put({ templates, version })).json().errors[0].message).toBe('That is more than 30 templates');
    expect((await put({ templates: templates.slice(1), version })).json().templates).toHaveLength(30);
  });
});
