import type * as v from 'valibot';
import { bareObject, Email, optionalText, requiredLines, requiredText } from './text.ts';

/** `POST /api/contact`. Unknown fields are dropped. */
export const ContactMessage = bareObject({
  firstName: requiredText('no_first_name', 100),
  lastName: requiredText('no_last_name', 100),
  email: Email,
  phone: optionalText(80),
  subject: requiredText('no_subject', 200),
  message: requiredLines('short_message', 5000, 10),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
