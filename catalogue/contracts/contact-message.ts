import type * as v from 'valibot';
import { textMessages } from '../messages/text.en.ts';
import { bareObject, Email, messageLength, optionalText, requiredLines, requiredText } from './text.ts';

export const ContactMessage = bareObject({
  firstName: requiredText('no_first_name', 100),
  lastName: requiredText('no_last_name', 100),
  email: Email,
  phone: optionalText(80),
  subject: requiredText('no_subject', 200),
  message: requiredLines('short_message', messageLength.max, messageLength.min),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const contactMessages = {
  ...textMessages,
  no_first_name: 'First name is required',
  no_last_name: 'Last name is required',
  no_subject: 'Subject is required',
  short_message: `Message must be at least ${messageLength.min} characters`,
};
