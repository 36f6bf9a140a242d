import { business } from '../../../catalogue/business.ts';
import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { colorQuizOptions } from '../../../widgets/color-quiz/strings.ts';
import { contactFormOptions } from '../../../widgets/contact-form/strings.ts';
import { attributeOf, type Option, ofEveryWidget } from '../../../widgets/core/runtime/define-widget.ts';
import type { StudioWidget } from '../../../widgets/embed/studio/snippet.ts';
import { estimateFormOptions } from '../../../widgets/estimate-form/strings.ts';
import { paletteOptions } from '../../../widgets/palette-picker/palette.ts';
import { testimonialsOptions } from '../../../widgets/testimonials/strings.ts';

type WidgetWords = Pick<StudioWidget, 'title' | 'does' | 'instead'> & {
  table?: Readonly<Record<string, Option<unknown>>>;
  means?: Readonly<Record<string, string>>;
};

const widgetWords: Readonly<Record<EmbeddableWidget, WidgetWords>> = {
  'estimate-form': {
    title: 'Estimate form',
    does: 'Asks for what an estimate needs and sends it to us, with the address of your page.',
    instead: { text: 'Request a free estimate', inSpanish: 'Pida un presupuesto gratis', path: '/contact' },
    table: estimateFormOptions,
    means: {
      service: 'Fixed where your page is about one service; otherwise the visitor chooses.',
      heading: '“none” where your page has said what the form is for.',
    },
  },
  'contact-form': {
    title: 'Message form',
    does: 'Takes a message to us, with the address of your page.',
    instead: { text: 'Write to us', inSpanish: 'Escríbanos', path: '/contact' },
    table: contactFormOptions,
    means: { heading: '“none” where your page has said what the form is for.' },
  },
  'color-quiz': {
    title: 'Color quiz',
    does: 'Ten questions about a house or a room, then two palettes that suit it.',
    instead: { text: 'Take the color quiz', path: '/exterior' },
    table: colorQuizOptions,
    means: { quiz: 'About the outside of a house, or about a room.' },
  },
  'palette-picker': {
    title: 'Paint colors',
    does: 'Some two hundred paint colors to find, copy, choose and try on a house; the list is emailed to us. It’s long; open it from a button.',
    instead: { text: 'Browse the paint colors', path: '/color-palette' },
    table: paletteOptions,
    means: {
      brand: 'Only this maker’s at first; the visitor can ask for both.',
      category: 'Only this category at first; the visitor can ask for all.',
    },
  },
  testimonials: {
    title: 'Reviews',
    does: 'What our customers say. Sample reviews are labeled.',
    instead: { text: 'Read what customers say', path: '/about' },
    table: testimonialsOptions,
    means: { limit: 'How many at most: a whole number.', service: 'Only those about one service.' },
  },
  'area-search': {
    title: 'Area search',
    does: 'Says whether we come to a town, a county or a ZIP code, and leads to what we do there.',
    instead: { text: 'See where we work', path: '/service-areas' },
  },
};

/** Read by the loader or the form, not by a widget's view. */
const formAttributes = {
  'prefill-city':
    'Fills in the town, if you know it. There is one for each field: prefill-name, prefill-email and so on.',
  'hidden-campaign': 'Comes to us with the request; visitors do not see it. Choose your own name after “hidden-”.',
  lang: 'Without it, the form is in Spanish if your page is, else in English.',
  redirect:
    'Where visitors go after the form was sent: a page of your site, such as /thanks. Without it, they see a receipt.',
};
const label = 'What the button or the tab says in the other modes. Without it, your own link’s text.';

const sharedWords: Readonly<Record<string, string>> = {
  theme: 'Light, dark, or as the visitor’s system is set.',
  mode: 'How it opens: in the page, or in a dialog behind a button, behind a tab at the edge, or over the whole window.',
};

export const events = Object.entries({
  [`${business.namespace}:ready`]: 'The widget is ready.',
  [`${business.namespace}:submit`]:
    'A visitor sends a form. If you cancel the event, nothing is sent. Set detail.context.campaign to say which of your campaigns brought the visitor.',
  [`${business.namespace}:success`]: 'We have received what was sent.',
  [`${business.namespace}:error`]: 'Something failed: detail says what, and never what the visitor typed.',
});

export const properties = Object.entries({
  [`--${business.namespace}-accent`]: 'The buttons’ color. Text on it switches to black or white for contrast.',
  [`--${business.namespace}-radius`]: 'The radius of corners.',
  [`--${business.namespace}-font`]: 'The typeface, if not your page’s own.',
});

export const privacy = [
  'A widget sets no cookie and keeps nothing in the visitor’s browser on your site.',
  'It asks nobody but us for anything: no fonts, no analytics, no other company.',
  'What a visitor types reaches us when the button is pressed, not before.',
  'With it we store the address of your page. From the query string we keep only campaign tags: utm_source and the like, and what ads add to a link, such as gclid, gbraid, fbclid, ttclid and msclkid.',
] as const;

export const widgetFacts: readonly StudioWidget[] = embeddableWidgets.map((name) => {
  const { table, means, ...words } = widgetWords[name];
  return {
    name,
    ...words,
    options: [
      ...Object.entries(name.endsWith('-form') ? { ...formAttributes, label } : { label }).map(([option, text]) => ({
        ...{ name: option, means: text },
        ...(option === 'lang' && { words: ['en', 'es'] }),
      })),
      ...Object.entries<Option<unknown>>({ ...table, ...ofEveryWidget }).map(([option, { words, fallback }]) => ({
        name: attributeOf(option),
        means: means?.[option] ?? sharedWords[option] ?? '',
        words,
        fallback: fallback === undefined ? undefined : String(fallback),
        isProperty: true,
      })),
    ],
  };
});
