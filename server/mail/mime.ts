import type { MailAddress, MailMessage } from './sender.ts';

/** The mail as it travels (RFC 5322): multipart/alternative with a text and an HTML part, lines ended by CRLF. */
export async function composeMime(message: MailMessage): Promise<Buffer> {
  // Loaded with the first mail: it would cost every start 40 ms.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: nodemailerAddress(message.from),
    to: nodemailerAddress(message.to),
    ...(message.replyTo && { replyTo: nodemailerAddress(message.replyTo) }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: message.date,
    messageId: `<${message.id}@${message.from.address.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'windows',
    // Contents are the strings above; nothing in them may ever be taken for a path or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

const nodemailerAddress = ({ name = '', address }: MailAddress) => ({ name, address });
