import { expect, it } from 'vitest';
import { contentOffice, post } from '../support/content-office.ts';

it('previews an article as on its page, without the surrounding markup', async () => {
  const { server, post: call } = await contentOffice();
  await using _ = server;
  const { headers, text } = await call('/preview', { markdown: '# One\n\n<script>x</script> and **two**' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h2 id="part-1">One</h2>');
  expect(text).toContain('&lt;script&gt;x&lt;/script&gt; and <strong>two</strong>');
});

it.each([
  ['quotes', '>'.repeat(5_000)],
  ['lists', '1. '.repeat(5_000)],
  ['asterisks', `${'***'.repeat(3_000)}a${'***'.repeat(3_000)}`],
])('refuses an article of nested %s that could not be rendered', async (_name, content) => {
  const { server, put, post: call } = await contentOffice();
  await using _ = server;
  const sentence = 'Please nest quotes, lists and emphasis at most 20 deep';
  const saved = await put('/posts/deep', { ...post, content });
  expect([saved.status, saved.json().errors]).toEqual([422, [{ field: 'content', message: sentence }]]);
  const previewed = await call('/preview', { markdown: content });
  expect([previewed.status, previewed.json().errors]).toEqual([422, [{ field: 'markdown', message: sentence }]]);
});
