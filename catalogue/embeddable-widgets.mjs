/**
 * Widgets that other sites can embed, in the order of /embed, by the names of their folders. The build, the counts that
 * widgets send, /embed and the tests read this list. It is JavaScript because the build's configuration imports it.
 */
export const embeddableWidgets = /** @type {const} */ ([
  'estimate-form',
  'contact-form',
  'color-quiz',
  'palette-picker',
  'testimonials',
  'area-search',
]);

/** @typedef {typeof embeddableWidgets[number]} EmbeddableWidget */
