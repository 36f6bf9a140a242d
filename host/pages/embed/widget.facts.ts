import { areaSearch } from '../../../widgets/area-search/widget.tsx';
import { colorQuiz } from '../../../widgets/color-quiz/widget.tsx';
import { contactForm } from '../../../widgets/contact-form/widget.tsx';
import { attributeOf, type Option, ofEveryWidget } from '../../../widgets/core/runtime/options.ts';
import type { StudioWidget } from '../../../widgets/embed-studio/data.ts';
import { estimateForm } from '../../../widgets/estimate-form/widget.tsx';
import { palettePicker } from '../../../widgets/palette-picker/widget.tsx';
import { testimonials } from '../../../widgets/testimonials/widget.tsx';
import { sharedWords, widgetWords } from './words.ts';

/** The widgets that other sites may embed, in the order of /embed. */
const definitions = [estimateForm, contactForm, colorQuiz, palettePicker, testimonials, areaSearch];

/** Everything about each embeddable widget: its definition, and our words for it. */
export const widgetFacts: readonly StudioWidget[] = definitions.map(({ name, options }) => {
  const words = widgetWords[name];
  if (!words) throw new Error(`There are no words for the widget ${name}`);
  const table: Record<string, Option<unknown>> = { ...options, ...ofEveryWidget };
  return {
    name,
    title: words.title,
    does: words.does,
    instead: words.instead,
    options: Object.entries(table).map(([option, { words: values, fallback }]) => ({
      name: attributeOf(option),
      means: words.options[option] ?? sharedWords[option] ?? '',
      words: values,
      fallback: fallback === undefined ? undefined : String(fallback),
    })),
  };
});
