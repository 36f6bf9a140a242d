/** What the first load of a page may weigh, in brotli bytes. */
export interface PageBudget {
  document: number;
  scripts: number;
}

/** A page to read, and the lines that run on every page. */
const most: PageBudget = { document: 16_000, scripts: 1_000 };
/** The form is on the first screen. */
const form: Partial<PageBudget> = { scripts: 11_000 };

const others: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { document: 15_000 },
  '/interior': form,
  '/exterior': form,
  '/pressure-washing': form,
  '/contact': form,
  // The picker is what the page is for.
  '/color-palette': { scripts: 11_200 },
  // For webmasters: a preview of a widget, and what chooses it.
  '/embed': { scripts: 19_000 },
};

/** What a page of this path may weigh; a change may lower a number, never raise it. */
export function pageBudget(path: string): PageBudget {
  return { ...most, ...others[path] };
}
