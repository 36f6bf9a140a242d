import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import type { FormState } from '../../core/form/form-state.ts';
import { createSender, deliver } from '../../core/form/send-form.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';

/** The returned function never rejects; undefined if the page canceled it. */
export function createListSender(host: WidgetHost, openedAt: number, read: () => Record<string, string>) {
  // Anything but `true` is a failure.
  const send = createSender(
    { host, openedAt, read },
    '/api/color-palette',
    ({ id, success }) => id && success === true,
  );
  return async (colors: readonly PaintColor[]): Promise<FormState | undefined> => {
    const way = async () => send({ customerEmail: read().customerEmail?.trim(), colors });
    const delivery = deliver(host, way);
    host.sending = delivery;
    const outcome = await delivery;
    return outcome.status === 'editing' ? undefined : outcome;
  };
}
