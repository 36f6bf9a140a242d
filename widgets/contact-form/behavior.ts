import css from 'sheet:./behavior.ts';
import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import { contactMessages } from '../../catalogue/messages/contact.en.ts';
import { createApi } from '../core/data/api.ts';
import { activateForm, type FormRules } from '../core/form/activate-form.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { outcomes } from './outcomes.ts';
import type { Strings } from './strings.ts';

export function contactRules(host: Pick<WidgetHost, 'apiOrigin' | 'place'>): FormRules {
  const api = createApi(host.apiOrigin);
  const event = { eventType: 'contact_form_submission', eventDetails: null };
  return {
    contract: ContactMessage,
    messages: contactMessages,
    path: '/api/contact',
    afterwards: [
      () => recordAction(host, 'contact_form'),
      // Not awaited.
      () => api.post('/api/track', event).catch(console.error),
    ],
  };
}

export const activateContact = (form: ShownForm, words: Strings): FormBehavior =>
  activateForm(form, {
    ...contactRules(form.host),
    css,
    outcomes: outcomes(words),
    receipt: async () => (await import('./receipt.ts')).contactReceipt,
  });
