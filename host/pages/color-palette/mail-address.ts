import { business } from '../../../catalogue/business.ts';
import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { colorLines } from '../../../catalogue/paint/color-list.ts';

/** A mail with the list, for the visitor's own mail program (https://www.rfc-editor.org/rfc/rfc6068). */
export function colorListMail(colors: readonly PaintColor[]): string {
  const body = ['My colors, for samples at the estimate:', '', ...colorLines(colors)].join('\r\n');
  return `mailto:${business.email}?subject=${encodeURIComponent('My color list')}&body=${encodeURIComponent(body)}`;
}
