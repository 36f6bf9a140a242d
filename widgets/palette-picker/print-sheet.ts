import { encode } from 'uqr';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

export function printSheet(host: WidgetHost, address: string): void {
  recordAction(host, 'file_download', { file_name: 'color sheet' });
  const find = (mark: string) => document.querySelector(`[data-${mark}]`);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  find('today')?.replaceChildren(today);
  find('address')?.replaceChildren(address.replace(/^https?:../, ''));
  try {
    find('code')?.replaceChildren(drawCode(address));
  } catch (error) {
    console.warn(error); // A list too long for a QR code is printed without one.
  }
  print();
}

/** The page's Trusted Types policy refuses markup. */
function drawCode(address: string): SVGElement {
  const { data, size } = encode(address, { border: 2 });
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', address);
  const path = document.createElementNS(svgNamespace, 'path');
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  path.setAttribute('d', modules.join(''));
  svg.append(path);
  return svg;
}
