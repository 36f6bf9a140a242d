import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../host/rendering/markdown.ts';
import { hostileMarkdown } from '../support/hostile-markdown.ts';

const html = (text: string) => renderMarkdown(text).html.trim();

describe('Markdown', () => {
  it('becomes paragraphs, bold, italics, lists, quotes, rules and code', () => {
    expect(html('One **bold** and *italic* line.')).toBe('<p>One <strong>bold</strong> and <em>italic</em> line.</p>');
    expect(html('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
    expect(html('3. a\n4. b')).toBe('<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>');
    expect(html('> a')).toBe('<blockquote>\n<p>a</p>\n</blockquote>');
    expect(html('a\n\n---\n\nb')).toBe('<p>a</p>\n<hr>\n<p>b</p>');
    expect(html('`a < b`')).toBe('<p><code>a &lt; b</code></p>');
  });

  it('becomes tables that scroll separately', () => {
    expect(html('| a |\n|:-:|\n| *b* |')).toBe(
      '<div tabindex="0" role="group" aria-label="Table"><table><thead><tr><th scope="col">a</th></tr></thead>' +
        '<tbody><tr><td><em>b</em></td></tr></tbody></table></div>',
    );
  });

  it('shows HTML as text', () => {
    expect(html('a <b>c</b> & "d"')).toBe('<p>a &lt;b&gt;c&lt;/b&gt; &amp; &quot;d&quot;</p>');
    expect(html('<div>\nx\n</div>')).toBe('<p>&lt;div&gt;\nx\n&lt;/div&gt;</p>');
  });

  it('shows a picture as its alternative text and a task as a character', () => {
    expect(html('![a "porch"](https://x.example/a.png)')).toBe('<p>a &quot;porch&quot;</p>');
    expect(html('- [x] a\n- [ ] b')).not.toContain('<input');
  });
});

describe('links', () => {
  const href = (address: string) => /href="([^"]*)"/.exec(html(`[x](${address})`))?.[1];

  it('lead to pages of the site and to http, https, mailto and tel URLs', () => {
    expect(href('/exterior?a=1&b=2#c')).toBe('/exterior?a=1&amp;b=2#c');
    expect(href('#part-2')).toBe('#part-2');
    expect(href('other-article')).toBe('/blog/other-article');
    expect(href('https://www.epa.gov/lead')).toBe('https://www.epa.gov/lead');
    expect(href('http://x.example')).toBe('http://x.example/');
    expect(href('mailto:hello@brushline.example')).toBe('mailto:hello@brushline.example');
    expect(href('tel:+14105550142')).toBe('tel:+14105550142');
  });

  it('are shown as text if they lead elsewhere', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///x', 'ftp://x.example'])
      expect(html(`[the **words**](${address})`), address).toBe('<p>the <strong>words</strong></p>');
  });
});

describe('headings', () => {
  const orders = (text: string) => [...html(text).matchAll(/<h(\d)/g)].map(([, order]) => Number(order));

  it('start below the page’s own, wherever the author starts', () => {
    expect(orders('# a\n\n## b\n\n# c')).toEqual([2, 3, 2]);
    expect(orders('## a\n\n### b\n\n## c')).toEqual([2, 3, 2]);
    expect(orders('### a\n\n## b')).toEqual([2, 2]);
  });

  it('are listed by id, as plain text, if of the second level', () => {
    const text = '## Salt & *rust*\n\n### No\n\n## Salt & *rust*\n\n## [a < b](/x)';
    const { parts, sections } = renderMarkdown(text);
    expect(sections).toEqual([
      { id: 'part-1', title: 'Salt & rust' },
      { id: 'part-2', title: 'Salt & rust' },
      { id: 'part-3', title: 'a < b' },
    ]);
    for (const [at, { id }] of sections.entries()) expect(parts[at + 1]).toContain(`<h2 id="${id}">`);
  });
});

describe('hostile Markdown', () => {
  /** The allowed output; attributes contain no markup characters. */
  const known =
    /^<\/?(p|h[2-6]|ul|ol|li|strong|em|del|code|pre|blockquote|hr|br|a|div|table|thead|tbody|tr|th|td)(?: (?:href|id|start|scope|tabindex|role|aria-label)="[^"<>]*")*>$/;
  const safe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

  it(`yields known elements and safe links only, ${hostileMarkdown.length} times`, () => {
    expect(hostileMarkdown.length).toBeGreaterThan(200);
    for (const text of hostileMarkdown) {
      const output = html(text);
      for (const [tag] of output.matchAll(/<[^>]*>?/g)) expect(tag, text).toMatch(known);
      for (const [, address = ''] of output.matchAll(/ href="([^"]*)"/g)) expect(address, text).toMatch(safe);
    }
  });

  it.each([
    ['quotes', '>'.repeat(50_000)],
    ['lists', `${'1. '.repeat(10_000)}a`],
  ])('never throws, however deeply %s are nested', (_, text) => {
    expect(html(text)).toMatch(/^<(p|blockquote|ol)/);
  });

  it('is still readable', () => {
    expect(html('Use <script>alert(1)</script> never.')).toBe(
      '<p>Use &lt;script&gt;alert(1)&lt;/script&gt; never.</p>',
    );
  });
});
