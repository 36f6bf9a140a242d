import { describe, expect, it } from 'vitest';
import { leadOffice } from '../support/lead-office.ts';

describe('a note', () => {
  it('is stored once even if it is sent repeatedly, and finds its lead', async () => {
    const { server, receive, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    const note = { id: 'note-0001', text: '  Teal shutters  ' };
    await post(`/leads/${id}/notes`, note);
    const { notes } = (await post(`/leads/${id}/notes`, note)).json();
    expect(notes).toMatchObject([{ text: 'Teal shutters', by: '' }]);
    expect((await post('/leads/search', { q: 'teal' })).json().leads).toMatchObject([{ id }]);
    expect((await post('/leads/search?status=new', { q: 'teal' })).json().leads).toMatchObject([{ id }]);
    expect((await post('/leads/search?status=won', { q: 'teal' })).json().leads).toEqual([]);
    expect((await post('/leads/search', { q: 'ochre' })).json().leads).toEqual([]);
  });

  it('with the id of another is refused, so that nobody believes it was stored', async () => {
    const { server, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters' });
    const refused = await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters, and the porch' });
    expect([refused.status, refused.json().code]).toEqual([422, 'key_reuse']);
    expect((await get(`/leads/${id}`)).json().notes).toMatchObject([{ text: 'Teal shutters' }]);
  });

  it('can be removed again', async () => {
    const { server, owner, receive, get, post } = await leadOffice();
    await using _ = server;
    const id = await receive();
    await post(`/leads/${id}/notes`, { id: 'note-0001', text: 'Teal shutters' });
    const path = `/api/admin/leads/${id}/notes/note-0001`;
    expect((await server.call(path, { method: 'DELETE', headers: owner })).json().notes).toEqual([]);
    expect((await get(`/leads/${id}`)).json().notes).toEqual([]);
    expect((await server.call(path, { method: 'DELETE', headers: owner })).status).toBe(409);
  });
});
