import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Metric } from '../../../catalogue/contracts/metric.ts';
import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { builtFiles } from '../../api/support/build.ts';

it('the build publishes an element and a classic script for each embeddable widget, and for no other', () => {
  const modules = Object.keys(builtFiles().files)
    .flatMap((url) => /^\/widgets\/v1\/([a-z-]+)(?:\.iife)?\.js$/.exec(url)?.[1] ?? [])
    .filter((name) => name !== 'embed');
  expect(modules.sort()).toEqual([...embeddableWidgets, ...embeddableWidgets].sort());
});

it('metrics are accepted from each embeddable widget, and from no other', () => {
  const isTaken = (widget: string) =>
    v.safeParse(Metric, { embed: [{ widget, version: 'v1', happened: 'load' }] }).success;
  const folders = readdirSync('widgets');
  expect(folders.filter(isTaken).sort()).toEqual([...embeddableWidgets].sort());
});

it('a widget missing from a table of all widgets is a type error', () => {
  // @ts-expect-error: all but one are missing.
  const table: Record<EmbeddableWidget, string> = { testimonials: 'figure' };
  expect(Object.keys(table)).toHaveLength(1);
});

it('only the catalogue lists them', () => {
  const lists = [
    'rollup.config.mjs',
    ...filesIn('catalogue'),
    ...filesIn('host'),
    ...filesIn('widgets'),
    ...filesIn('test'),
  ]
    .filter((file) => /\.(mjs|tsx?)$/.test(file))
    .filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\[([^[\]]*)\]/g)].some(([, list = '']) => namesMost(list)),
    );
  expect(lists).toEqual(['catalogue/embeddable-widgets.mjs']);
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

const namesMost = (list: string) => embeddableWidgets.filter((name) => list.includes(`'${name}'`)).length > 3;
