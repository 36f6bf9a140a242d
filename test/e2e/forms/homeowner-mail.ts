import { expect } from 'vitest';
import type { Sendgrid } from '../../support/sendgrid/sendgrid.ts';

/** What SendGrid is sent of a mail. */
interface SentMail {
  personalizations: { to: { email: string }[] }[];
  subject: string;
  content: { type: string; value: string }[];
  attachments?: { content: string; type: string; content_id: string; disposition: string }[];
}

/** The mails about one homeowner's request, from what SendGrid was sent so far. */
export function mailsAbout({ requests }: Sendgrid, email: string) {
  const mails = requests
    .map(({ body }) => JSON.parse(body) as SentMail)
    .filter((mail) => JSON.stringify(mail).includes(email));
  const isTo = (mail: SentMail) => mail.personalizations.some(({ to }) => to.some((one) => one.email === email));
  return { toOwner: mails.find((mail) => !isTo(mail)), toHomeowner: mails.find(isTo) };
}

/** Waits until both were told of a request. */
export async function bothMails(
  sendgrid: Sendgrid,
  email: string,
): Promise<{ toOwner: SentMail; toHomeowner: SentMail }> {
  await expect.poll(() => Object.values(mailsAbout(sendgrid, email)).filter(Boolean).length).toBe(2);
  return mailsAbout(sendgrid, email) as { toOwner: SentMail; toHomeowner: SentMail };
}

export const htmlOf = ({ content }: SentMail) => content.find(({ type }) => type === 'text/html')?.value ?? '';

/** The photos that a mail shows, as JPEG. */
export function picturesIn(mail: SentMail): Buffer[] {
  const html = htmlOf(mail);
  const shown = (mail.attachments ?? []).filter((part) => html.includes(`cid:${part.content_id}`));
  expect(shown.every(({ type, disposition }) => type === 'image/jpeg' && disposition === 'inline')).toBe(true);
  return shown.map(({ content }) => Buffer.from(content, 'base64'));
}
