/**
 * Download limits in brotli bytes as transferred; a change may lower a number, but raise one only with a reason beside
 * it.
 */
export const budgets = {
  'home: JavaScript, first load': 1_000,
  'home: JavaScript, scrolled through': 12_000,
  'home: counting, in idle time after load': 5_000,
  'home: requests, first load, font aside': 3,
  // 200 more for older browsers: prefixes, and what replaces `:has()` and popovers.
  // 300 more for two sections: the facts with the field for a town, and before and after.
  'home: document, structured data left out': 14_500,
  'home: first load, drawings and font aside': 12_000,
  'home: drawings, first load': 12_000,
  'home: first load, font aside': 20_300,
  'form page: JavaScript': 11_500,
  // 400 more for photos and receipts: waiting for photos, loading the code of both, and the lasting failure message.
  // 700 more for the camera, photos that are dropped or pasted, and the state of a ZIP code; no page waits for it.
  // 1,100 more for its styles, which documents no longer contain, 200 for valibot's own sentences.
  'form page: behavior, in idle time after load': 9_760,
  // 300 more for cleaning what is pasted, and as much for pages that browsers translate.
  'page of two forms: JavaScript': 12_000,
  // 1,000 more per widget, and 900 for a dialog, for what pages of other sites do to them: they remove a form while it is
  // being sent, hide what it opens, lose its files, or may not post.
  'embed: estimate form, all files': 12_200,
  'embed: contact form, all files': 12_200,
  'embed: color quiz, all files': 15_000,
  'embed: palette picker, all files': 17_000,
  'embed: testimonials, all files': 11_000,
  'embed: area search, all files': 11_000,
  'embed: all widgets on one page': 33_000,
  'embed: the loader': 1_000,
  'embed: a dialog, where one is used': 2_400,
  'preview: the house and the room': 10_000,
  // Compressed while the visitor waits, as every search is. 600 B are the styles of a printed list.
  'palette: document of a search': 14_300,
  'office: JavaScript of the inbox': 60_000,
} as const;

export type Measure = keyof typeof budgets;

/** The limits of a page's first load, in brotli bytes. */
export interface PageBudget {
  document: number;
  scripts: number;
}

/** Of a page to read, with the script that is on every page. */
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
