import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import type { LeadViewModel, LeadViewRow } from '../leads/lead-view-model.ts';
import { counted } from './digests/words.ts';
import { face, mailLayout } from './mail-layout.ts';
import type { MailPicture } from './sender.ts';

const { sans, ink, quietInk, barn, onBarn, white, hairline, brass, bay } = face;

/** The HTML part. */
export function leadHtml(sheet: LeadViewModel, pictures: readonly MailPicture[] = []): string {
  return mailLayout(
    sheet.title,
    `${sheet.due ? `<tr><td style="padding:0 0 4px;font-size:18px;font-weight:600;color:${barn}">${escapeMarkup(sheet.due)}</td></tr>` : ''}
<tr><td style="padding:0 0 20px;font-size:14px;color:${quietInk}">Received ${escapeMarkup(sheet.received)}</td></tr>
<tr><td>${table(sheet.rows, ink)}</td></tr>
${sheet.blocks.map(block).join('\n')}
${sheet.photos > 0 ? photos(sheet.photos, pictures) : ''}
${sheet.call ? `<tr><td style="padding:24px 0 0">${callButton(sheet.call)}</td></tr>` : ''}
<tr><td style="padding:12px 0 0">${officeButton(sheet.officeUrl)}</td></tr>
<tr><td style="padding:20px 0 28px">${escapeMarkup(sheet.answer)}</td></tr>
<tr><td style="font-size:14px">${table(sheet.origin, quietInk)}</td></tr>
<tr><td style="padding:12px 0 0;font-size:13px;color:${quietInk}">Reference ${escapeMarkup(sheet.reference)}</td></tr>`,
  );
}

function table(rows: readonly LeadViewRow[], color: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${hairline};vertical-align:top;text-align:left`;
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row" width="110" style="${cell};width:110px;font-weight:400;color:${quietInk}">${escapeMarkup(row.label)}</th>` +
      `<td dir="auto" style="${cell};color:${color};word-break:break-word">${linked(row)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${hairline}">${lines.join('\n')}</table>`;
}

function linked({ text, href }: LeadViewRow): string {
  return href ? `<a href="${escapeMarkup(href)}" style="color:${bay}">${escapeMarkup(text)}</a>` : escapeMarkup(text);
}

/** Line breaks are in a `pre`: Outlook supports that, but not `white-space`. */
function block({ label, text }: LeadViewRow): string {
  return (
    `<tr><td style="padding:20px 0 0"><p style="margin:0 0 8px;color:${quietInk}">${escapeMarkup(label)}</p>` +
    `<pre dir="auto" style="margin:0;padding:16px 18px;background:${white};border-left:3px solid ${brass};${sans};font-size:16px;line-height:1.55;white-space:pre-wrap;word-break:break-word">` +
    // The parser drops one line break right after the tag; this is that one.
    `\n${escapeMarkup(text)}</pre></td></tr>`
  );
}

/** Those that are in the mail stand side by side as far as there is room. */
function photos(count: number, pictures: readonly MailPicture[]): string {
  const images = pictures.map(
    ({ cid }, index) =>
      `<img src="cid:${escapeMarkup(cid)}" alt="Photo ${index + 1}" width="180" style="display:inline-block;width:180px;height:auto;margin:0 8px 8px 0;border-radius:3px;vertical-align:top">`,
  );
  const line = `${counted(count, 'photo')}, larger in the office`;
  return `<tr><td style="padding:20px 0 0"><p style="margin:0 0 8px;color:${quietInk}">${line}</p>${images.join('')}</td></tr>`;
}

function callButton({ label, href }: { label: string; href: string }): string {
  const style = `display:inline-block;padding:13px 22px;border-radius:3px;background:${barn};color:${onBarn};font-weight:600;text-decoration:none`;
  return `<a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(label)}</a>`;
}

function officeButton(href: string): string {
  const style = `display:inline-block;padding:11px 20px;border:2px solid ${ink};border-radius:3px;color:${ink};font-weight:600;text-decoration:none`;
  return `<a href="${escapeMarkup(href)}" style="${style}">Open in the office</a>`;
}
