import css from 'sheet:./behavior.ts';
import { ContactMessage, contactMessages } from '../../catalogue/contracts/contact-message.ts';
import { postJson } from '../core/data/api.ts';
import { activateForm } from '../core/form/activate-form.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { mailOf, sent } from './outcomes.ts';
import type { Strings } from './strings.ts';

const event = { eventType: 'contact_form_submission', eventDetails: null };

export const activateContact = (form: ShownForm, english: Strings): FormBehavior =>
  activateForm(form, {
    contract: ContactMessage,
    messages: form.host.words(contactMessages, 'messages'),
    path: '/api/contact',
    afterwards() {
      postJson(form.host.apiOrigin, '/api/track', event).catch(console.error);
      recordAction(form.host, 'contact_form');
    },
    css,
    words: form.host.words(english, 'contact'),
    sent: form.host.words(sent, 'contactSent'),
    mail: mailOf(english),
    receipt: async () => (await import('./receipt.ts')).contactReceipt,
  });
