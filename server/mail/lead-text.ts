import { business } from '../../catalogue/business.ts';
import type { LeadViewModel, LeadViewRow } from '../leads/lead-view-model.ts';

/** The text part. What spans lines is indented, so that nothing typed there can pass for a line of ours. */
export function leadText(sheet: LeadViewModel): string {
  const parts = [
    sheet.title,
    sheet.rows.map(line).join('\n'),
    ...sheet.blocks.map(({ label, text }) => `${label}:\n${text.replace(/^(?=.)/gm, '    ')}`),
    [line({ label: 'Received', text: sheet.received }), ...sheet.origin.map(line)].join('\n'),
    sheet.answer,
    `-- \n${business.name} website, reference ${sheet.reference}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const line = ({ label, text }: LeadViewRow) => `${label}: ${text}`;
