import { ContactMessage } from '../../catalogue/contracts/contact-message.ts';
import { createFormModel } from '../core/form/form-model.ts';
import type { LiveForm } from '../core/form/form-state.ts';
import { createSender } from '../core/form/send-form.ts';
import { announce } from '../core/runtime/announce.ts';
import { createApi } from '../core/runtime/api.ts';

/** The message form's rules and its submission, which also counts each message that was sent. */
export function createContactModel(form: LiveForm) {
  const api = createApi(form.host.apiOrigin);
  return createFormModel(form, ContactMessage, createSender(form, '/api/contact'), [
    () => announce('contact_form_submission', 25),
    // Nobody waits for it, and a failure is only logged.
    () => api.post('/api/track', { eventType: 'contact_form_submission', eventDetails: null }).catch(console.error),
  ]);
}
