import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { ApiError } from '../runtime/api.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import type { FormState } from './form-state.ts';
import { settle } from './settle.ts';

/**
 * Goes the whole way of a form from the press on its button to what became of it. Whatever is thrown on the way, by us,
 * the browser or the page, and however long it takes, it ends: what was thrown is logged and told to the page, and the
 * form has failed. Once it was sent nothing makes it unsent. Never rejects.
 * @param way rejects when the form was not taken
 * @param afterwards what is still to be done once it was sent; that any of it fails changes nothing
 */
export async function deliver(
  host: WidgetHost,
  way: () => Promise<FormState>,
  afterwards: readonly (() => unknown)[] = [],
): Promise<FormState> {
  const outcome = await settle(way, (error): FormState => {
    const { status, body } = Object(error) as Partial<ApiError>;
    quietly(() => console.error(error));
    quietly(() => host.emit('error', { status }));
    return { status: 'failed', errors: refusedFields(body) };
  });
  if (outcome.status === 'sent') for (const step of [() => host.emit('success'), ...afterwards]) quietly(step);
  return outcome;
}

/** The sentences of a problem answer by field, if it has any. */
function refusedFields(body = ''): FieldErrors {
  try {
    const { errors } = JSON.parse(body) as { errors: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, `${message}`]));
  } catch {
    return {};
  }
}
