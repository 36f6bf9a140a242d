import type { Browser } from 'playwright-core';
import { pageKinds } from '../../support/cases/page-kinds.ts';
import { brotliBytes, inIdleTime, sum, visit } from './visit.ts';

/** Brotli bytes of a page until the network is idle, without input. */
export interface FirstLoad {
  path: string;
  document: number;
  scripts: number;
  /** Drawings and photographs of the first screen. Excludes the font. */
  rest: number;
}

/** A page that visitors never open. */
const owners = '/admin';

/** Measures every kind of page. */
export async function firstLoads(browser: Browser, url: string): Promise<FirstLoad[]> {
  const loads: FirstLoad[] = [];
  for (const { path } of [...pageKinds.fixed, ...pageKinds.content]) {
    if (path === owners) continue;
    const { page, fetched } = await visit(browser, url + path);
    await page.close();
    const awaited = fetched.filter((file) => !inIdleTime.test(file.url));
    const bytesOf = (isWanted: (type: string) => boolean) => sum(awaited.filter(({ type }) => isWanted(type)));
    loads.push({
      path,
      document: brotliBytes(await (await fetch(url + path)).text()),
      scripts: bytesOf((type) => type === 'Script'),
      rest: bytesOf((type) => !['Script', 'Document', 'Font'].includes(type)),
    });
  }
  return loads;
}
