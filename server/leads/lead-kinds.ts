import { leadFields } from '../../catalogue/contracts/lead-fields.ts';
import { phoneLinks } from '../../catalogue/phone.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { zipElsewhere } from '../../catalogue/towns/zip-state.ts';
import type { Lead, LeadKind, VisitorAct } from '../store/lead.ts';
import { bodyText, headerText, mailtoHref, mapHref, plainTown } from './lead-text.ts';
import { hasLink } from './spam-score.ts';

/** Of a field; '' if missing. */
type FieldText = (field: string) => string;

/** A row of the mail that is more than its field's text. */
interface Part {
  /** @default the row's own */
  fields?: readonly string[];
  text?: (of: FieldText) => string;
  href?: (of: FieldText) => string | undefined;
}

interface Presentation {
  title: string;
  subject: (of: FieldText) => string;
  visitor: (of: FieldText) => { name: string; email: string; phone: string };
  about: (of: FieldText) => string;
  place: (of: FieldText) => string;
  parts: Readonly<Record<string, Part>>;
}

const reach: Readonly<Record<string, Part>> = {
  phone: { href: (of) => phoneLinks(of('phone'))?.call },
  email: { href: (of) => mailtoHref(of('email')) },
};

const postalAddress = (of: FieldText) =>
  [of('address'), of('city'), `${of('state')} ${of('zipCode')}`.trim()].filter(Boolean).join(', ');
const fullName = (of: FieldText) => `${of('firstName')} ${of('lastName')}`.trim();
export const unlinked = (name: string) => (hasLink(name) ? '' : name);
const serviceName = (of: FieldText) =>
  mainServices.find(({ serviceType }) => serviceType === of('serviceType'))?.name ?? of('serviceType');

export const leadKinds: Readonly<Record<LeadKind, Presentation>> = {
  estimate: {
    title: 'New estimate request',
    subject: (of) => {
      const [town, name] = [plainTown(of('city')), unlinked(of('name'))];
      const parts = [town && inTown(town), name && `for ${name}`];
      return ['Estimate request:', serviceName(of), ...parts].filter(Boolean).join(' ');
    },
    visitor: (of) => ({ name: of('name'), email: of('email'), phone: of('phone') }),
    about: serviceName,
    place: postalAddress,
    parts: {
      ...reach,
      serviceType: { text: serviceName },
      place: {
        fields: ['address', 'city', 'state', 'zipCode'],
        text: (of) => [postalAddress(of), zipElsewhere(of('state'), of('zipCode'))].filter(Boolean).join('. '),
        href: (of) => mapHref(postalAddress(of)),
      },
    },
  },
  contact: {
    title: 'New message',
    subject: (of) => {
      const name = unlinked(fullName(of));
      return `Message${name && ` from ${name}`}: ${of('subject')}`;
    },
    visitor: (of) => ({ name: fullName(of), email: of('email'), phone: of('phone') }),
    about: (of) => `Message: ${of('subject')}`,
    place: () => '',
    parts: { ...reach, name: { fields: ['firstName', 'lastName'], text: fullName } },
  },
  palette: {
    title: 'New color list',
    subject: (of) => `Color list from ${of('customerEmail')}`,
    visitor: (of) => ({ name: '', email: of('customerEmail'), phone: '' }),
    about: () => 'Color list',
    place: () => '',
    parts: { customerEmail: { href: (of) => mailtoHref(of('customerEmail')) } },
  },
};

/** Of one line, except texts. */
export function readLead({ kind, fields }: Pick<Lead, 'kind' | 'fields'>) {
  const { texts } = leadFields[kind];
  const { title, subject, visitor, about, place } = leadKinds[kind];
  const of: FieldText = (field) => {
    const typed = fields[field] ?? '';
    return texts.includes(field) ? bodyText(typed) : headerText(typed, Number.POSITIVE_INFINITY);
  };
  return { of, title, subject: subject(of), ...visitor(of), about: about(of), place: place(of) };
}

export interface LeadRow {
  label: string;
  text: string;
  href?: string | undefined;
  isBlock?: boolean;
}

/** As the mail to the owner shows them. Fields of no row follow under their own names. */
export function rowsOf(lead: Lead): LeadRow[] {
  const { mail, texts } = leadFields[lead.kind];
  const { parts } = leadKinds[lead.kind];
  const { of } = readLead(lead);
  function row(label: string, name: string, { text, href }: Part = {}): LeadRow {
    const shown = text ? text(of) : of(name);
    return { label, text: shown || 'Not given', href: shown ? href?.(of) : undefined, isBlock: texts.includes(name) };
  }
  const named = new Set(Object.keys(mail).flatMap((name) => parts[name]?.fields ?? name));
  const unnamed = Object.keys(lead.fields).filter((field) => !named.has(field));
  return [
    ...Object.entries(mail).map(([name, label]) => row(label, name, parts[name])),
    ...unnamed.map((field) => row(headerText(field), field)),
  ];
}

export const actNews: Readonly<Record<VisitorAct['kind'], string>> = {
  note: 'New note',
  photos: 'New photos',
  cancel: 'Canceled',
  restore: 'Not canceled any more',
};

export function actRow(act: VisitorAct): LeadRow {
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
