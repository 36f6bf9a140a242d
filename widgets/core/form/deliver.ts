import type { FieldErrors } from '../../../catalogue/contracts/parse.ts';
import type { ApiError } from '../runtime/api.ts';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';
import { settle } from '../runtime/time-limit.ts';
import type { FormState } from './form-state.ts';

/**
 * Runs a submission from the press of the button to its outcome. Whatever is thrown by us, the browser or the page, and
 * however long it takes, it ends: errors are logged and reported to the page, and the form has failed. Once sent, it
 * stays sent. Never rejects.
 * @param way rejects if the form was not accepted
 * @param afterwards steps after success; their failures change nothing
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

/** The messages of a problem response by field, if it has any. */
function refusedFields(body = ''): FieldErrors {
  try {
    const { errors } = JSON.parse(body) as { errors: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, `${message}`]));
  } catch {
    return {};
  }
}
