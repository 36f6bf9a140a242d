import type { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';

/** The text by which each widget counts as loaded. */
export const signs: Readonly<Record<(typeof embeddableWidgets)[number], string>> = {
  'estimate-form': '[type=submit]',
  'contact-form': '[type=submit]',
  'color-quiz': 'button',
  'palette-picker': 'input',
  testimonials: 'blockquote, li',
  'area-search': 'input',
};
