import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { areaItem, townMark } from '../../../widgets/area-search/model.ts';
import { postItem } from '../../../widgets/post-list/widget.tsx';

/** An element as the browser parses it from the server's HTML. */
function onPage(attributes: Readonly<Record<string, string>>): Element {
  const html = renderToStaticMarkup(createElement('li', attributes));
  const found = new Map([...html.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]));
  return {
    getAttribute: (name: string) => {
      const text = found.get(name);
      return text === undefined ? null : unescaped(text);
    },
  } as Element;
}
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const unescaped = (text: string) => text.replace(/&(.+?);/g, (entity, name) => entities[name] ?? entity);

const text = fc.oneof(
  fc.constantFrom('', ' ', '"', "'><script>", '&amp;', '"/><b x="', '{{}}', 'O’Brien & Sons', 'a\nb'),
  fc.stringMatching(/^[\w "'&;=-]{0,20}$/),
);

it('an item reads back as written, whatever its fields contain', () => {
  fc.assert(
    fc.property(text, text, text, (title, excerpt, category) => {
      const post = { title, excerpt, category };
      expect(postItem.read(onPage(postItem.write(post)))).toEqual(post);
      expect(townMark.read(onPage(townMark.write(title)))).toBe(title);
    }),
  );
});

it('an item has only its named fields, and marks its element', () => {
  const area = { name: 'Easton', county: 'Talbot County', id: 'x', active: true };
  expect(areaItem.write(area)).toEqual({
    'data-item': '',
    'data-item-name': 'Easton',
    'data-item-county': 'Talbot County',
  });
});
