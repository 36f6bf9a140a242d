import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { face } from './mail-layout.ts';

const { ink, onBarn, white } = face;

/**
 * A link as wide as its column, easy to tap.
 * @param color `#rrggbb`; its fill color unless it is white
 */
export function mailButton(label: string, href: string, color: string): string {
  const edge = color === white ? ink : color;
  const style = `display:block;padding:13px 8px;color:${color === white ? ink : onBarn};font-size:17px;line-height:20px;font-weight:600;text-align:center;text-decoration:none`;
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>' +
    `<td align="center" bgcolor="${color}" style="border:2px solid ${edge};border-radius:3px"><a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(label)}</a></td></tr></table>`
  );
}
