import { business } from '../../../catalogue/business.ts';
import { button, hidden, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { callBar } from './page.css.ts';

/** On narrow windows, where the form stands far below: the way to it, and the phone. */
export function CallBar() {
  return (
    <p className={callBar}>
      <a className={button} href="#estimate">
        Get Free Estimate
      </a>
      <a className={lineButton} href={`tel:${business.phone.dial}`}>
        Call<span className={hidden}> {business.phone.shown}</span>
      </a>
    </p>
  );
}
