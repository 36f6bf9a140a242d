import { expect, it } from 'vitest';
import { snippetOf } from '../../../widgets/embed/studio/snippet.ts';

const origin = 'https://site.example';
const widget = { name: 'color-quiz', instead: { text: 'Take "the" <quiz> & paint', path: '/exterior' } };

it('contains the loader, the element and its fallback link, and escapes what could end them', () => {
  expect(snippetOf(origin, { widget, kind: 'module', values: { quiz: '"><script>&', theme: '' } })).toBe(
    [
      '<script type="module" src="https://site.example/widgets/v1/embed.js"></script>',
      '<brushline-color-quiz quiz="&quot;&gt;&lt;script&gt;&amp;">',
      '  <a href="https://site.example/exterior">Take &quot;the&quot; &lt;quiz&gt; &amp; paint</a>',
      '</brushline-color-quiz>',
    ].join('\n'),
  );
});

it('pins a classic script by its integrity', () => {
  const pinned = { ...widget, classicIntegrity: 'sha384-abc' };
  expect(snippetOf(origin, { widget: pinned, kind: 'classic', values: {} })).toContain(
    '<script defer src="https://site.example/widgets/v1/color-quiz.iife.js"\n  integrity="sha384-abc" crossorigin="anonymous"></script>\n<brushline-color-quiz>\n',
  );
  expect(snippetOf(origin, { widget: pinned, kind: 'module', values: {} })).not.toContain('integrity');
});

it('writes a WordPress shortcode whose values cannot end it or the page’s markup', () => {
  const snippet = snippetOf(origin, { widget, kind: 'wordpress', values: { label: '"][x]<b>' }, accent: '#00ff00' });
  expect(snippet).toContain('[brushline widget="color-quiz" label="&quot;&#93;&#91;x&#93;&lt;b&gt;"]');
  expect(snippet).toContain('Additional CSS:\n\nbrushline-color-quiz { --brushline-accent: #00ff00 }');
  expect(snippet).toContain('https://site.example/embed/brushline-wordpress.zip');
});
