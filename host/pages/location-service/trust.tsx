import { business } from '../../../catalogue/business.ts';
import { wrap } from '../../components/layout/base.css.ts';
import { split } from '../../components/town-pages/layout.css.ts';
import { facts } from './page.css.ts';

export function Trust({ name }: { name: string }) {
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="trusted">
      <h2 id="trusted">Trusted in {name}</h2>
      <dl className={facts}>
        <div>
          <dt>50+ Years</dt>
          <dd>
            One family, painting around {name} since {business.foundedYear}.
          </dd>
        </div>
        <div>
          <dt>Licensed &amp; Insured</dt>
          <dd>
            {business.license}, on every {name} estimate.
          </dd>
        </div>
      </dl>
    </section>
  );
}
