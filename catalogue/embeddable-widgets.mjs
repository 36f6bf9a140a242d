/** In the order of /embed. JavaScript, because the build's configuration imports it. */
export const embeddableWidgets = /** @type {const} */ ([
  'estimate-form',
  'contact-form',
  'color-quiz',
  'palette-picker',
  'testimonials',
  'area-search',
]);

/** @typedef {typeof embeddableWidgets[number]} EmbeddableWidget */
