import type * as v from 'valibot';
import { bareObject } from './bare-object.ts';
import { Email } from './email.ts';
import { optionalText, requiredLines, requiredText } from './text.ts';

/** `POST /api/contact`, with the client's error messages. Unknown fields are dropped. */
export const ContactMessage = bareObject({
  firstName: requiredText('First name is required', 100),
  lastName: requiredText('Last name is required', 100),
  email: Email,
  phone: optionalText(80),
  subject: requiredText('Subject is required', 200),
  message: requiredLines('Message must be at least 10 characters', 5000, 10),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;
