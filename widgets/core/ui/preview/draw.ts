import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { paint } from './preview.css.ts';

/** As parsed by `.build/drawings.mjs`. */
export type Drawn = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Drawn[]];

export function draw([tag, attributes, ...children]: Drawn, id: string, key?: number): ReactElement {
  const given: Record<string, unknown> = { children: children.map((child, index) => draw(child, id, index)) };
  for (const [name, value] of Object.entries(attributes)) given[name] = value.replace('~', `${id}-`);
  const zone = attributes.class?.replace('room-', '') as keyof typeof paint | undefined;
  // Sky and water also have classes, but keep their colors.
  if (zone) given.class = paint[zone];
  // An SVG element name unknown to TypeScript.
  return jsx(tag as 'g', given, key);
}
