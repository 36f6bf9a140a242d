import { business } from '../../../catalogue/business.ts';
import { sheetHead } from './page.css.ts';

/** The head of a printed list. */
export const SheetHead = () => (
  <div className={sheetHead}>
    <p>My paint colors</p>
    <p>
      {business.legalName} · {business.phone.shown} · Screens and printers only come near to paint: we bring painted
      samples to your free estimate.
    </p>
  </div>
);
