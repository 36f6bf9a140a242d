import type { Town } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { split } from '../../components/town-pages/layout.css.ts';
import { noBreak } from '../../components/town-pages/no-break.ts';
import { first } from './page.css.ts';

/** What this town asks of paint, in its own facts. */
export function PlaceText({ name, paragraphs }: { name: string; paragraphs: Town['paragraphs'] }) {
  const [opening, ...rest] = paragraphs;
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="place">
      <div>
        <p className={tape}>What we look at here</p>
        <h2 id="place">What {noBreak(name)} asks of paint</h2>
      </div>
      <div>
        <p className={`${lead} ${first}`}>{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
