import { expect, it } from 'vitest';
import { type PageKind, pageKinds } from '../../../../catalogue/metrics/metric-names.ts';
import { fixedPaths } from '../../../../host/routes.ts';
import { renderPage } from '../support/rendered-page.ts';

const pathsOf: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['/'],
  services: ['/services', '/all-services'],
  service: ['/interior', '/exterior', '/pressure-washing'],
  local: ['/chestertown-services', '/easton-exterior-painting'],
  areas: ['/service-areas'],
  area: ['/service-areas/easton', '/service-areas/nowhere'],
  blog: ['/blog'],
  post: ['/blog/paint-season-on-the-bay', '/blog/nowhere'],
  palette: ['/color-palette', '/color-quiz'],
  contact: ['/contact'],
  other: ['/about', '/review-us', '/privacy-policy', '/terms-of-service', '/sitemap', '/embed', '/admin', '/nowhere'],
};

it.each(pageKinds)('documents of the kind %s name it', async (kind) => {
  for (const path of pathsOf[kind]) {
    const { html } = await renderPage(path);
    expect([path, /^<!doctype html><html[^>]* data-page-kind="([^"]*)"/.exec(html)?.[1]]).toEqual([path, kind]);
  }
});

it('each fixed page is in the table above', () => {
  const listed = Object.values(pathsOf).flat();
  expect(fixedPaths.filter((path) => !listed.includes(path))).toEqual([]);
});
