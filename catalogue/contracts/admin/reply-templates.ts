import * as v from 'valibot';
import { requiredLines, requiredText } from '../text.ts';

/** `{name}`, `{town}` and `{service}` are replaced by the lead's. */
export const ReplyTemplate = v.object({
  id: v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{1,64}$/, 'Invalid input')),
  name: requiredText('Please name the template', 60),
  subject: requiredText('Please write a subject', 150),
  text: requiredLines('Please write something', 4000),
});
export type ReplyTemplate = v.InferOutput<typeof ReplyTemplate>;

export const TemplateUse = v.pick(ReplyTemplate, ['id']);

/** All, in order, and the version shown. */
export const TemplateList = v.object({
  templates: v.pipe(v.array(ReplyTemplate, 'Invalid input'), v.maxLength(30, 'That is more than 30 templates')),
  version: v.pipe(v.string('Invalid input'), v.maxLength(64, 'Invalid input')),
});
export type TemplateList = v.InferOutput<typeof TemplateList>;

export const firstTemplates: readonly ReplyTemplate[] = [
  {
    id: 'set-a-time',
    name: 'Set a time',
    subject: 'Your free estimate: {service} in {town}',
    text: 'Hello {name},\n\nThank you for asking us about {service} in {town}. I would like to stop by and have a look. Which of these times works for you?\n\n-\n-\n\nIt takes about half an hour, and the estimate is free.',
  },
  {
    id: 'missed-you',
    name: 'Missed you on the phone',
    subject: 'We tried to reach you about {service}',
    text: 'Hello {name},\n\nI just tried to call you about {service} in {town} and could not reach you. When is a good time to talk? You can also answer this e-mail or send a text.',
  },
  {
    id: 'need-photos',
    name: 'Ask for photos',
    subject: 'A few photos for your estimate',
    text: 'Hello {name},\n\nThank you for your request for {service} in {town}. Could you send us a few photos of the walls and anything that worries you? Then I can tell you more before I come by.',
  },
];
