import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { createSender, deliver } from '../../core/form/send-form.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';

/**
 * Posts color lists to the business.
 * @param read the values of the dialog's fields, by name
 * @returns a function that resolves to whether the list was accepted, and never rejects; undefined if the page canceled
 * it
 */
export function createListSender(host: WidgetHost, openedAt: number, read: () => Record<string, string>) {
  // Anything but `true` is a failure.
  const send = createSender(
    { host, openedAt, read },
    '/api/color-palette',
    ({ id, success }) => id && success === true,
  );
  return async (colors: readonly PaintColor[]): Promise<boolean | undefined> => {
    const way = async () => send({ customerEmail: read().customerEmail?.trim(), colors });
    const { status } = await deliver(host, way);
    return status === 'editing' ? undefined : status === 'sent';
  };
}
