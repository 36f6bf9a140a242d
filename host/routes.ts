import type { Page } from './page.ts';
import { contact } from './pages/contact.tsx';
import { exterior } from './pages/exterior.tsx';
import { home } from './pages/home.tsx';
import { interior } from './pages/interior.tsx';
import { notFound } from './pages/not-found.tsx';
import { pressureWashing } from './pages/pressure-washing.tsx';

// biome-ignore lint/suspicious/noExplicitAny: pages of different data stand side by side; each is checked where it is defined.
type AnyPage = Page<any>;

/** Every address of the site. */
const pages: Readonly<Record<string, AnyPage>> = {
  '/': home,
  '/contact': contact,
  '/exterior': exterior,
  '/interior': interior,
  '/pressure-washing': pressureWashing,
};

/** Where a path leads: to its page, to its canonical spelling, or to the 404 page. */
export type Match = { page: AnyPage; path: string } | { redirect: string };

/** Finds the page of a path. A trailing slash and capitals redirect to the canonical path. */
export function matchRoute(path: string): Match {
  const canonical = path.toLowerCase().replace(/\/+$/, '') || '/';
  const page = Object.hasOwn(pages, canonical) ? pages[canonical] : undefined;
  if (page && canonical !== path) return { redirect: canonical };
  return { page: page ?? notFound, path };
}

/** The paths of all fixed pages. */
export const fixedPaths: readonly string[] = Object.keys(pages);
