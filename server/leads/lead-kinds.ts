import { phoneLinks } from '../../catalogue/phone.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { zipElsewhere } from '../../catalogue/towns/zip-state.ts';
import type { Lead, LeadKind, VisitorAct } from '../store/lead.ts';
import { bodyText, headerText, mailtoHref, mapHref, plainTown } from './lead-text.ts';
import { hasLink } from './spam-score.ts';

/** One line, except `block` fields; '' if missing. */
export type LeadText = (field: string) => string;

export interface LeadRow {
  label: string;
  /** Fields of no line follow under their own names. */
  fields: readonly [string, ...string[]];
  text?: (lead: LeadText) => string;
  href?: (lead: LeadText) => string | undefined;
  isBlock?: boolean;
}

interface LeadPresentation {
  title: string;
  subject: (lead: LeadText) => string;
  visitor: (lead: LeadText) => { name: string; email: string; phone: string };
  about: (lead: LeadText) => string;
  place: (lead: LeadText) => string;
  rows: readonly LeadRow[];
}

const emailRow = (field: string): LeadRow => ({
  label: 'Email',
  fields: [field],
  href: (lead) => mailtoHref(lead(field)),
});
const phoneRow: LeadRow = { label: 'Phone', fields: ['phone'], href: (lead) => phoneLinks(lead('phone'))?.call };
const messageRow: LeadRow = { label: 'Message', fields: ['message'], isBlock: true };

const postalAddress = (lead: LeadText) =>
  [lead('address'), lead('city'), `${lead('state')} ${lead('zipCode')}`.trim()].filter(Boolean).join(', ');
const fullName = (lead: LeadText) => `${lead('firstName')} ${lead('lastName')}`.trim();
export const unlinked = (name: string) => (hasLink(name) ? '' : name);
const serviceName = (lead: LeadText) =>
  mainServices.find(({ serviceType }) => serviceType === lead('serviceType'))?.name ?? lead('serviceType');

export const leadKinds: Readonly<Record<LeadKind, LeadPresentation>> = {
  estimate: {
    title: 'New estimate request',
    subject: (lead) => {
      const [town, name] = [plainTown(lead('city')), unlinked(lead('name'))];
      const parts = [town && inTown(town), name && `for ${name}`];
      return ['Estimate request:', serviceName(lead), ...parts].filter(Boolean).join(' ');
    },
    visitor: (lead) => ({ name: lead('name'), email: lead('email'), phone: lead('phone') }),
    about: serviceName,
    place: postalAddress,
    rows: [
      { label: 'Service', fields: ['serviceType'], text: serviceName },
      { label: 'Name', fields: ['name'] },
      phoneRow,
      emailRow('email'),
      {
        label: 'Address',
        fields: ['address', 'city', 'state', 'zipCode'],
        text: (lead) => [postalAddress(lead), zipElsewhere(lead('state'), lead('zipCode'))].filter(Boolean).join('. '),
        href: (lead) => mapHref(postalAddress(lead)),
      },
      messageRow,
    ],
  },
  contact: {
    title: 'New message',
    subject: (lead) => {
      const name = unlinked(fullName(lead));
      return `Message${name && ` from ${name}`}: ${lead('subject')}`;
    },
    visitor: (lead) => ({ name: fullName(lead), email: lead('email'), phone: lead('phone') }),
    about: (lead) => `Message: ${lead('subject')}`,
    place: () => '',
    rows: [
      { label: 'Name', fields: ['firstName', 'lastName'], text: fullName },
      phoneRow,
      emailRow('email'),
      { label: 'Subject', fields: ['subject'] },
      messageRow,
    ],
  },
  palette: {
    title: 'New color list',
    subject: (lead) => `Color list from ${lead('customerEmail')}`,
    visitor: (lead) => ({ name: '', email: lead('customerEmail'), phone: '' }),
    about: () => 'Color list',
    place: () => '',
    rows: [emailRow('customerEmail'), { label: 'Colors', fields: ['colors'], isBlock: true }],
  },
};

export function cleanFields(lead: Lead, rows: readonly LeadRow[]): LeadText {
  const blocks = new Set(rows.filter((row) => row.isBlock).flatMap((row) => row.fields));
  return (field) => {
    const typed = Object.hasOwn(lead.fields, field) ? (lead.fields[field] ?? '') : '';
    return blocks.has(field) ? bodyText(typed) : headerText(typed, Number.POSITIVE_INFINITY);
  };
}

export const actNews: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
};

export function actRow(act: VisitorAct): { label: string; text: string } {
  if (act.kind === 'note') return { label: 'Note added later', text: bodyText(act.text) };
  if (act.kind === 'photos') {
    const count = act.photos.length;
    return { label: 'Photos added later', text: count === 1 ? '1 photo' : `${count} photos` };
  }
  const text =
    act.kind === 'cancel'
      ? 'The sender has canceled this request. Please do not call.'
      : 'The sender has brought this request back.';
  return { label: actNews[act.kind], text };
}
