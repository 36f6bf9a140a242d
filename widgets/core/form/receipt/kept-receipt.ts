import type { WidgetHost } from '../../runtime/define-widget.ts';
import type { Draft } from '../../runtime/draft.ts';
import type { Receipt } from './receipt.ts';

/** No field has this name. */
const receiptKey = 'sent';

/** As in server/leads/receipt-token.ts. */
const validMs = 10 * 60_000;

export function keepReceipt(draft: Draft, receipt: Receipt): void {
  draft.write({ [receiptKey]: JSON.stringify({ ...receipt, at: Date.now(), path: location.pathname }) });
}

/** Deletes an expired one. An app may show an embed under another path. */
export function keptReceipt({ draft, place }: Pick<WidgetHost, 'draft' | 'place'>): Receipt | undefined {
  const { [receiptKey]: kept, ...typed } = draft.read() ?? {};
  if (!kept) return undefined;
  const { at, path, ...receipt } = JSON.parse(kept);
  const age = Date.now() - at;
  if ((place === 'embed' || path === location.pathname) && age >= 0 && age < validMs && Object.keys(typed).length === 0)
    return receipt;
  draft.write(Object.keys(typed).length > 0 ? typed : undefined);
  return undefined;
}
