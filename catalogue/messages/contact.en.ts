import { textMessages } from './text.en.ts';

export const contactMessages = {
  ...textMessages,
  no_first_name: 'First name is required',
  no_last_name: 'Last name is required',
  no_subject: 'Subject is required',
  short_message: 'Message must be at least 10 characters',
};
