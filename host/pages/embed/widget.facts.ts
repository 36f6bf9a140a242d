import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { areaSearch } from '../../../widgets/area-search/widget.tsx';
import { colorQuiz } from '../../../widgets/color-quiz/widget.tsx';
import { contactForm } from '../../../widgets/contact-form/widget.tsx';
import { attributeOf, type Option, ofEveryWidget } from '../../../widgets/core/runtime/options.ts';
import type { StudioWidget } from '../../../widgets/embed-studio/data.ts';
import { estimateForm } from '../../../widgets/estimate-form/widget.tsx';
import { palettePicker } from '../../../widgets/palette-picker/widget.tsx';
import { testimonials } from '../../../widgets/testimonials/widget.tsx';
import { pageAttributes, sharedWords, widgetWords } from './words.ts';

const definitions = {
  'estimate-form': estimateForm,
  'contact-form': contactForm,
  'color-quiz': colorQuiz,
  'palette-picker': palettePicker,
  testimonials,
  'area-search': areaSearch,
} satisfies Record<EmbeddableWidget, unknown>;

/** The facts about each embeddable widget: its definition and our descriptions. */
export const widgetFacts: readonly StudioWidget[] = embeddableWidgets.map((name) => {
  const { options } = definitions[name];
  const words = widgetWords[name];
  const table: Record<string, Option<unknown>> = { ...options, ...ofEveryWidget };
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
