import type { WidgetHost } from '../../runtime/define-widget.ts';
import type { Draft } from '../../runtime/draft.ts';
import type { Receipt } from './receipt.ts';

/** The draft's entry for the receipt of what was sent; no field has this name. */
const receiptKey = 'sent';

/** The same lifetime as the confirmation page without JavaScript (server/leads/receipt-token.ts). */
const validMs = 10 * 60_000;

/** Keeps a receipt across a reload of its page. */
export function keepReceipt(draft: Draft, receipt: Receipt): void {
  draft.write({ [receiptKey]: JSON.stringify({ ...receipt, at: Date.now(), path: location.pathname }) });
}

/**
 * Returns this page's receipt while it is valid; deletes it otherwise. On other sites, the draft belongs to the element,
 * which an app may show under another path.
 */
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
