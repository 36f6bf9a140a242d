import { type EmbeddableWidget, embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import type { PagePart } from '../../support/pages/page-part.ts';
import { messageWords, requestWords } from '../../support/visitor-words.ts';
import type { ForeignPageKind } from './foreign-page-kinds.ts';

/** How a test uses a widget. */
export interface EmbeddedWidget {
  name: string;
  /** Selector of the element that is visible once loading has finished. */
  shows: string;
  /** Uses it; rejects if it does not work. Leaves nothing open and no listener. */
  use(widget: PagePart): Promise<void>;
  /** Uses it while the API is unreachable or fails; rejects if it does not report the failure or loses input. */
  useInVain(widget: PagePart, kind: Pick<ForeignPageKind, 'api'>): Promise<void>;
}

/** A form that is filled in and sent. */
function form(name: string, values: Record<string, string>, words: { send: string; sent: string; failed: string }) {
  async function post(widget: PagePart, answer: string): Promise<void> {
    for (const [field, value] of Object.entries(values)) await widget.locator(`[name=${field}]`).fill(value);
    await widget.getByRole('button', { name: words.send }).click();
    await widget.getByText(answer).first().waitFor();
  }
  return {
    name,
    shows: 'form',
    async use(widget: PagePart) {
      await post(widget, words.sent);
      await widget.getByRole('button', { name: 'Dismiss' }).click();
      await widget.getByText(words.sent).waitFor({ state: 'hidden' });
    },
    async useInVain(widget: PagePart) {
      await post(widget, words.failed);
      for (const [field, value] of Object.entries(values)) {
        const kept = await widget.locator(`[name=${field}]`).inputValue();
        if (kept !== value) throw new Error(`${field} is ${kept}, was ${value}`);
      }
    },
  };
}

/** Answers ten questions and waits for the palettes or for the error message. */
async function takeQuiz(widget: PagePart, outcome: string | RegExp): Promise<void> {
  for (let question = 1; question <= 10; question++) {
    await widget.getByText(`Question ${question} of 10`).waitFor();
    await widget
      .getByRole('radio')
      .nth(question % 4)
      .check();
    await widget.getByRole('button', { name: question < 10 ? 'Next' : 'See My Palettes' }).click();
  }
  await widget.getByText(outcome).waitFor();
}

const colorQuiz: EmbeddedWidget = {
  name: 'color-quiz',
  shows: 'input',
  async use(widget) {
    await takeQuiz(widget, 'Top Match');
    const picture = widget.getByRole('img', { name: 'painted with Sherwin-Williams' }).first();
    await picture.scrollIntoViewIfNeeded(); // It is not rendered before that.
    const siding = picture.locator('use').first();
    await siding.waitFor({ state: 'attached' });
    await widget.getByRole('button', { name: 'Add these three Sherwin-Williams colors' }).first().click();
    await widget.getByRole('link', { name: 'See your list' }).waitFor();
    await widget.getByRole('button', { name: 'Retake' }).click();
    await widget.getByText('0% answered').waitFor();
  },
  async useInVain(widget) {
    await takeQuiz(widget, /Top Match|Your palettes could not be loaded/);
    const failed = await widget.getByRole('alert').isVisible();
    if (failed && !(await widget.getByText('100% answered').isVisible())) throw new Error('The answers are gone');
  },
};

/** Selects a color and mails it; rejects on another response. */
async function mailColor(widget: PagePart, answer: string): Promise<void> {
  await widget.getByRole('button', { name: 'Select Alabaster' }).click();
  await widget.getByRole('button', { name: 'Email My Color List' }).click();
  await widget.getByLabel('Your email').fill(requestWords.email);
  await widget.getByRole('button', { name: 'Send Color List' }).click();
  await widget.getByText(answer).first().waitFor();
}

const palettePicker: EmbeddedWidget = {
  name: 'palette-picker',
  shows: 'li button',
  async use(widget) {
    await widget.getByLabel('Name, code, brand or category').fill('alabaster');
    await widget.getByText('1 color', { exact: true }).first().waitFor();
    await mailColor(widget, 'Color palette sent successfully!');
    await widget.getByRole('button', { name: 'Dismiss' }).click();
    await widget.getByText('Color palette sent successfully!').waitFor({ state: 'hidden' });
  },
  async useInVain(widget, { api }) {
    if (api === 'failing') {
      await mailColor(widget, 'Failed to send color palette. Please try again or contact us directly.');
      const kept = await widget.getByLabel('Your email').inputValue();
      if (kept !== requestWords.email) throw new Error(`The address is ${kept}`);
      return widget.getByText('1 selected').waitFor();
    }
    await widget.getByRole('button', { name: 'Select Alabaster' }).click();
    await widget.getByRole('alert').getByText('could not be loaded').waitFor();
  },
};

const byName: Readonly<Record<EmbeddableWidget, EmbeddedWidget>> = {
  'estimate-form': form('estimate-form', requestWords, {
    send: 'Get Free Estimate',
    sent: 'Estimate request sent!',
    failed: 'Failed to send estimate request. Please try again.',
  }),
  'contact-form': form('contact-form', messageWords, {
    send: 'Send Message',
    sent: 'Message sent!',
    failed: 'Failed to send message. Please try again.',
  }),
  'color-quiz': colorQuiz,
  'palette-picker': palettePicker,
  testimonials: {
    name: 'testimonials',
    shows: 'figure',
    use: (widget) => widget.getByRole('img', { name: 'out of 5 stars' }).first().waitFor(),
    async useInVain(widget, { api }) {
      if (api === 'failing') await widget.getByRole('link', { name: 'Ask Brushline' }).waitFor();
      else await widget.getByRole('list', { name: 'Reviews' }).waitFor();
    },
  },
  'area-search': {
    name: 'area-search',
    shows: 'input',
    async use(widget) {
      await widget.getByRole('searchbox').fill('dover');
      await widget.getByText('No service areas found').waitFor();
      await widget.getByRole('searchbox').fill('arnold');
      await widget.getByRole('link', { name: 'Severna Park' }).first().waitFor();
      await widget.getByRole('searchbox').fill('EASTON');
      await widget.getByText('1 area in 1 county').waitFor();
    },
    async useInVain(widget) {
      await widget.getByRole('searchbox').fill('easton');
      await widget.getByText('The list of our towns could not be loaded.').waitFor();
      await widget.getByRole('link', { name: 'Areas We Serve' }).waitFor();
    },
  },
};

/** Every embeddable widget. */
export const embeddedWidgets = embeddableWidgets.map((name) => byName[name]);
