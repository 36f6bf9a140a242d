import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../../../.build/drawings.mjs';

type Element = readonly [tag: string, attributes: Record<string, string>, ...children: Element[]];

const read = (name: string) =>
  readFileSync(new URL(`../../../../catalogue/drawings/${name}.svg`, import.meta.url), 'utf8');
const all = (element: Element): Element[] => [element, ...(element.slice(2) as Element[]).flatMap(all)];
const valuesOf = (elements: Element[], name: string) =>
  elements.flatMap(([, attributes]) => (attributes[name] === undefined ? [] : [attributes[name]]));

describe.each(['house', 'room'])('the drawing %s, parsed into elements', (name) => {
  const markup = read(name).replaceAll(/<!--.*?-->/gs, '');
  const elements = all(elementsOf(markup));

  it('has all elements and outlines of its file', () => {
    expect(elements.map(([tag]) => tag)).toEqual([...markup.matchAll(/<(\w+)/g)].map((match) => match[1]));
    expect(valuesOf(elements, 'd')).toEqual([...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]));
  });

  it('refers only to its own ids, each with one placeholder for the rendering’s prefix', () => {
    const ids = valuesOf(elements, 'id');
    const references = ['href', 'fill'].flatMap((attribute) =>
      valuesOf(elements, attribute).flatMap((value) => /#(~\w+)/.exec(value)?.[1] ?? []),
    );
    expect(references.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !/^~\w{1,2}$/.test(id))).toEqual([]);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
  });
});

describe('an invalid drawing', () => {
  it.each([
    ['<svg>words</svg>', '"words"'],
    ['<svg><use href="#gone"/></svg>', '"gone"'],
  ])('%s stops the build', (markup, named) => {
    expect(() => elementsOf(markup)).toThrow(named);
  });
});
