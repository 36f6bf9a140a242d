/** The limits of a page's first load, in brotli bytes. */
export interface PageBudget {
  document: number;
  scripts: number;
}

/** A page to read, with the script that is on every page. */
const most: PageBudget = { document: 16_000, scripts: 1_000 };
/** The form is on the first screen. */
const form: Partial<PageBudget> = { scripts: 12_000 };

const others: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { document: 15_000 },
  '/interior': form,
  '/exterior': form,
  '/pressure-washing': form,
  '/contact': form,
  // The picker is the page's purpose.
  '/color-palette': { document: 14_300, scripts: 12_000 },
  // For webmasters: a preview of a widget, and its controls.
  '/embed': { scripts: 19_600 },
};

/** The limits of the page at this path; a change may lower a number, never raise it. */
export function pageBudget(path: string): PageBudget {
  return { ...most, ...others[path] };
}
