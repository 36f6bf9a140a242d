import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { colorQuizOptions } from '../../../widgets/color-quiz/options.ts';
import { contactFormOptions } from '../../../widgets/contact-form/options.ts';
import { attributeOf, type Option, ofEveryWidget } from '../../../widgets/core/runtime/options.ts';
import type { StudioWidget } from '../../../widgets/embed-studio/data.ts';
import { estimateFormOptions } from '../../../widgets/estimate-form/options.ts';
import { paletteOptions } from '../../../widgets/palette-picker/options.ts';
import { testimonialsOptions } from '../../../widgets/testimonials/options.ts';
import { pageAttributes, sharedWords, widgetWords } from './words.ts';

const optionsOf: Record<EmbeddableWidget, Record<string, Option<unknown>>> = {
  'estimate-form': estimateFormOptions,
  'contact-form': contactFormOptions,
  'color-quiz': colorQuizOptions,
  'palette-picker': paletteOptions,
  testimonials: testimonialsOptions,
  'area-search': {},
};

export const widgetFacts: readonly StudioWidget[] = embeddableWidgets.map((name) => {
  const words = widgetWords[name];
  const table: Record<string, Option<unknown>> = { ...optionsOf[name], ...ofEveryWidget };
  return {
    name,
    title: words.title,
    does: words.does,
    instead: words.instead,
    options: [
      ...(name.endsWith('-form') ? pageAttributes.forms : []),
      ...pageAttributes.every,
      ...Object.entries(table).map(([option, { words: values, fallback }]) => ({
        name: attributeOf(option),
        means: words.options[option] ?? sharedWords[option] ?? '',
        words: values,
        fallback: fallback === undefined ? undefined : String(fallback),
        isProperty: true,
      })),
    ],
  };
});
