import { expect, it } from 'vitest';
import { type PageKind, pageKinds } from '../../../../catalogue/metrics/metric-names.ts';
import { fixedPaths } from '../../../../host/routes.ts';
import { renderPage } from '../support/rendered-page.ts';

const fixed: Readonly<Record<string, PageKind>> = {
  '/': 'home',
  '/about': 'other',
  '/services': 'services',
  '/all-services': 'services',
  '/interior': 'service',
  '/exterior': 'service',
  '/pressure-washing': 'service',
  '/blog': 'blog',
  '/review-us': 'other',
  '/contact': 'contact',
  '/service-areas': 'areas',
  '/color-palette': 'palette',
  '/color-quiz': 'palette',
  '/privacy-policy': 'other',
  '/terms-of-service': 'other',
  '/sitemap': 'other',
  '/embed': 'other',
  '/admin': 'other',
};
const content: Readonly<Record<string, PageKind>> = {
  '/blog/paint-season-on-the-bay': 'post',
  '/blog/nowhere': 'post',
  '/service-areas/easton': 'area',
  '/service-areas/nowhere': 'area',
  '/chestertown-services': 'local',
  '/easton-exterior-painting': 'local',
  '/nowhere': 'other',
  '/nowhere/at-all': 'other',
};

it.each(Object.entries({ ...fixed, ...content }))('the document at %s names its kind, %s', async (path, kind) => {
  const { html } = await renderPage(path);
  expect(/^<!doctype html><html[^>]* data-page-kind="([^"]*)"/.exec(html)?.[1]).toBe(kind);
});

it('every fixed page and every kind is in the table above', () => {
  expect(Object.keys(fixed).sort()).toEqual([...fixedPaths].sort());
  expect([...new Set(Object.values({ ...fixed, ...content }))].sort()).toEqual([...pageKinds].sort());
});
