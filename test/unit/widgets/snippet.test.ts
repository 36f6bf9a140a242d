import { expect, it } from 'vitest';
import { snippetOf } from '../../../widgets/embed-studio/snippet.ts';

const origin = 'https://site.example';
const widget = { name: 'color-quiz', instead: { text: 'Take "the" <quiz> & paint', path: '/exterior' } };

it('contains the loader, the element and its fallback link', () => {
  expect(snippetOf(origin, { widget, kind: 'module', values: { quiz: 'interior', theme: '' } })).toBe(
    [
      '<script type="module" src="https://site.example/widgets/v1/embed.js"></script>',
      '<brushline-color-quiz quiz="interior">',
      '  <a href="https://site.example/exterior">Take &quot;the&quot; &lt;quiz&gt; &amp; paint</a>',
      '</brushline-color-quiz>',
    ].join('\n'),
  );
});

it('contains the widget’s own script where modules are not allowed', () => {
  expect(snippetOf(origin, { widget, kind: 'classic', values: {} })).toContain(
    '<script defer src="https://site.example/widgets/v1/color-quiz.iife.js"></script>\n<brushline-color-quiz>\n',
  );
});

it('writes options as data where the element is not allowed', () => {
  expect(snippetOf(origin, { widget, kind: 'placeholder', values: { quiz: 'interior' } })).toContain(
    '\n<div data-brushline="color-quiz" data-quiz="interior">\n',
  );
});

it('lets no value end its attribute', () => {
  expect(snippetOf(origin, { widget, kind: 'module', values: { quiz: '"><script>&' } })).toContain(
    '<brushline-color-quiz quiz="&quot;&gt;&lt;script&gt;&amp;">',
  );
});

it('sets an accent', () => {
  const snippet = snippetOf(origin, { widget, kind: 'module', values: {}, accent: '#00ff00' });
  expect(snippet).toContain('<style>brushline-color-quiz { --brushline-accent: #00ff00 }</style>');
});

it('pins a classic script by its integrity, and leaves out how it opens, which takes the loader', () => {
  const pinned = { ...widget, classicIntegrity: 'sha384-abc' };
  const snippet = snippetOf(origin, { widget: pinned, kind: 'classic', values: { mode: 'button' } });
  expect(snippet).toContain('.iife.js"\n  integrity="sha384-abc" crossorigin="anonymous"></script>');
  expect(snippet).not.toContain('mode=');
  expect(snippetOf(origin, { widget: pinned, kind: 'module', values: { mode: 'button' } })).not.toContain('integrity');
});
