/** Small modules that are combined into one chunk, by the chunk's name. */
export const chunks = {
  /** Modules that every widget needs, and small ones that a widget shares with its lazy parts. */
  runtime: {
    packages: /\/preact\/(?!compat)/,
    files: [
      ...[
        'survive-translation.ts',
        'record-action.ts',
        'custom-element.tsx',
        'island.tsx',
        'define-widget.ts',
        'emit.ts',
        'options.ts',
        'draft.ts',
      ].map((file) => `widgets/core/runtime/${file}`),
      'widgets/core/ui/parts.css.ts',
      'catalogue/business.ts',
      'catalogue/contracts/honeypot.ts',
      'catalogue/contracts/service-type-names.ts',
    ],
  },
  /** Loads data from the API or sends it. */
  calls: { files: ['api', 'use-data', 'as-list'].map((name) => `widgets/core/data/${name}.ts`) },
  /** Shows a form, with the modules that its lazy parts share. */
  'form-view': { files: ['widgets/core/form/form-view.tsx', 'widgets/core/runtime/time-limit.ts'] },
  /** Sends a form and shows the outcome, which the palette's dialog also does. */
  'send-form': {
    files: [
      ...['send-form', 'request-headers', 'lock-fields'].map((name) => `widgets/core/form/${name}.ts`),
      'widgets/core/ui/toast.tsx',
      'catalogue/typed-text.ts',
    ],
  },
  /** The names of colors in URLs and lists. */
  colors: { files: ['catalogue/paint/color-id.ts', 'catalogue/contracts/paint-color.ts'] },
  /** State of a widget. */
  state: { packages: /\/zustand\//, files: ['widgets/core/runtime/use-store.ts'] },
};
