import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { button, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { figures, lead, wrap } from '../../components/layout/base.css.ts';
import { notFound } from './document.css.ts';

/** For every link without a request, whatever the reason. */
export function RequestNotFound() {
  return (
    <section className={`${wrap} ${notFound}`} aria-labelledby="title">
      <h1 id="title">We can’t find a request for this link.</h1>
      <p className={lead}>
        It may be incomplete, or its 90 days are over. Please copy all of it, or call us, and we’ll find your request by
        your name.
      </p>
      <p>
        <a className={`${button} ${figures}`} href={ourPhone.href}>
          {`Call ${business.phone.shown}`}
        </a>
        <a className={lineButton} href="/contact">
          Send a new request
        </a>
      </p>
    </section>
  );
}
