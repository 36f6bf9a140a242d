import type { ServiceArea } from '../../../catalogue/contracts/service-area.ts';
import type { LocalService } from '../../../catalogue/services/services.ts';
import type { Town } from '../../../catalogue/towns/town.ts';
import { inTown } from '../../../catalogue/towns/town.ts';
import { tape } from '../../../widgets/core/ui/parts.css.ts';
import { lead, wrap } from '../../components/layout/base.css.ts';
import { BayWindow } from '../../components/town-pages/bay-chart.tsx';
import { spotOf, windowAround } from '../../components/town-pages/chart.ts';
import { Here } from '../../components/town-pages/chart-towns.tsx';
import { split } from '../../components/town-pages/layout.css.ts';
import { townNote } from '../../components/town-pages/town-note.ts';
import * as styles from './service-text.css.ts';

interface ServiceTextProps {
  area: ServiceArea;
  service: LocalService;
  text: Town | undefined;
}

export function ServiceText({ area, service, text }: ServiceTextProps) {
  const { name, description } = area;
  const note = townNote(text, service.key);
  return (
    <section className={`${wrap} ${split}`} aria-labelledby="work">
      <div>
        <p className={tape}>{service.name}</p>
        <h2 id="work">
          What {service.name.toLowerCase()} {service.name.endsWith('s') ? 'take' : 'takes'} {inTown(name)}
        </h2>
        <Locator area={area} />
      </div>
      <div>
        {note && <p className={`${lead} ${styles.note}`}>{note}</p>}
        <p>{service.fullDescription}</p>
        <h3 className={styles.heading}>What you get</h3>
        <ul className={styles.benefits}>
          {service.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <h3 className={styles.heading}>{name}, from a ladder</h3>
        <p>{description}</p>
        {paragraphsFor(service, Object.values(text?.parts ?? {})).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Locator({ area: { name, slug } }: { area: ServiceArea }) {
  const spot = spotOf(slug);
  return (
    <a className={styles.locator} href={`/service-areas/${slug}`}>
      {spot && (
        <span className={styles.map}>
          <BayWindow viewBox={windowAround(spot, 420, 280)}>
            <Here spot={spot} />
          </BayWindow>
        </span>
      )}
      <span className={styles.caption}>Everything we do {inTown(name)}</span>
    </a>
  );
}

/** All paragraphs would make a town’s pages too similar; one would make a service’s too similar. */
function paragraphsFor({ townParagraphs = [0] }: LocalService, paragraphs: readonly string[]): readonly string[] {
  const byLength = [...paragraphs].sort((a, b) => b.length - a.length);
  const wanted = townParagraphs.map((index) => byLength[index]);
  return paragraphs.filter((paragraph) => wanted.includes(paragraph));
}
