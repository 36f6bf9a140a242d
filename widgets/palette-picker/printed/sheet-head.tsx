import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { sheetAddress, sheetCode, sheetHead, sheetLines, sheetMark } from './printed-list.css.ts';

export const strings = {
  title: 'My paint colors',
  name: 'Name',
  place: 'Room or part of the house',
  again: 'Open this list again:',
} as const;

/** The page's Trusted Types policy refuses markup. */
const markParts = brand.mark.map(({ color, path }) => ({ fill: brand.colors[color], d: path }));

const smallPrint = `${business.legalName} · ${business.phone.shown} · Screens and printers only come near to paint: we bring painted samples to your free estimate.`;

/** print-sheet.ts adds the date and its URL. */
export const SheetHead = () => (
  <div className={sheetHead} hidden>
    <div>
      <div className={sheetMark}>
        <svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">
          {markParts.map((part) => (
            <path key={part.d} {...part} />
          ))}
        </svg>
        {business.name}
      </div>
      <p>{strings.title}</p>
      <p>
        <span data-today="" />
      </p>
      <p className={sheetLines}>
        <span>{strings.name}</span> <span>{strings.place}</span>
      </p>
      <p>{smallPrint}</p>
    </div>
    <div className={sheetCode} data-code="" />
    <p className={sheetAddress}>
      {strings.again} <span data-address="" />
    </p>
  </div>
);
