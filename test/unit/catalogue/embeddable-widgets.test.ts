import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Metric } from '../../../catalogue/contracts/metric.ts';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
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
