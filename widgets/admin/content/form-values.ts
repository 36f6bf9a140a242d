import type { Item, ListName } from './content-model.ts';
import { type Field, fields } from './fields.ts';

export type FormValues = Readonly<Record<string, string | boolean>>;

export function formValuesOf(list: ListName, item: Item | undefined): FormValues {
  return Object.fromEntries(fields[list].map((field) => [field.name, startOf(field, item)]));
}

function startOf({ name, kind, options = [], start = '' }: Field, item: Item | undefined): string | boolean {
  // A missing flag has the default of a new item.
  const value = item?.[name] ?? (item && kind !== 'box' ? '' : start);
  if (kind === 'box') return value === true;
  if (kind === 'offer') return options.find(([option]) => option === value)?.[1] ?? String(value);
  if (kind === 'codes') return Array.isArray(value) ? value.join(', ') : '';
  return kind === 'day' ? String(value).slice(0, 10) : String(value);
}

/** A date is sent as 8 AM in Maryland's summer time; an unchanged date keeps its time. */
export function bodyOf(list: ListName, typed: FormValues, item: Item | undefined): Record<string, unknown> {
  return Object.fromEntries(
    fields[list].map(({ name, kind, options = [] }) => {
      const value = typed[name] ?? '';
      if (kind === 'codes')
        return [
          name,
          String(value)
            .split(',')
            .flatMap((code) => code.trim() || []),
        ];
      if (kind === 'offer') return [name, options.find(([, label]) => label === value)?.[0] ?? value];
      if (kind === 'day') return [name, dayOf(String(value), item?.[name])];
      return [name, name === 'rating' ? Number(value) : value];
    }),
  );
}

const dayOf = (day: string, former: unknown) =>
  typeof former === 'string' && former.startsWith(day) && day ? former : day && `${day}T12:00:00Z`;
