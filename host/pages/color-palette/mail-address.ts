import { business } from '../../../catalogue/business.ts';
import { colorLabel } from '../../../catalogue/color-list.ts';
import { type PaintColor, paintBrands } from '../../../catalogue/contracts/paint-color.ts';

/** A mail with the list, for the visitor's own mail program (https://www.rfc-editor.org/rfc/rfc6068). */
export function colorListMail(colors: readonly PaintColor[]): string {
  const lines = paintBrands.flatMap((brand) => {
    const labels = colors.filter((color) => color.brand === brand).map(colorLabel);
    return labels.length > 0 ? [`${brand}:`, ...labels, ''] : [];
  });
  const body = ['My colors, for samples at the estimate:', '', ...lines].join('\r\n');
  return `mailto:${business.email}?subject=${encodeURIComponent('My color list')}&body=${encodeURIComponent(body)}`;
}
