import { markParts, name, smallPrint } from './company.precomputed.ts';
import { sheetAddress, sheetCode, sheetHead, sheetLines, sheetMark } from './printed-list.late.css.ts';
import { strings } from './strings.ts';

/** The heading of a printed list. `print-sheet.ts` adds the date and its URL, as a QR code and as text. */
export const SheetHead = () => (
  <div className={sheetHead} hidden>
    <div>
      <div className={sheetMark}>
        <svg viewBox="0 0 22 36" width="22" height="36" aria-hidden="true">
          {markParts.map((part) => (
            <path key={part.d} {...part} />
          ))}
        </svg>
        {name}
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
