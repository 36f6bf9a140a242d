import { leastShown, type RecentWork as Work } from '../../catalogue/contracts/content.ts';
import type { ServiceType } from '../../catalogue/contracts/form-names.ts';
import { mainServices } from '../../catalogue/services/main-services.ts';
import { inTown } from '../../catalogue/towns/town.ts';
import { Await, type Loaded } from './await.tsx';
import { Paint } from './drawing.tsx';
import * as styles from './recent-work.css.ts';
import { Items, Section } from './sections.tsx';

interface RecentWorkProps {
  work: Loaded<readonly Work[]>;
  /** @default every service */
  service?: ServiceType;
  className?: string;
}

const onePage = 3;

export const RecentWork = ({ work, service, className = '' }: RecentWorkProps) => (
  <Await value={work}>
    {(all = []) => {
      const fitting = all.filter((one) => !service || one.service === service).slice(0, onePage);
      if (all.length < leastShown || fitting.length === 0) return null;
      return (
        <Section id="recent-work" className={className} label="Recent work" title="Lately on the ladder">
          <p>Photos from the homeowners, with the colors they asked about, so you can ask for the same.</p>
          <Items className={styles.cards} item={styles.card} of={fitting}>
            {(one) => <Card {...one} />}
          </Items>
        </Section>
      );
    }}
  </Await>
);

function Card({ id, service, town, colors }: Work) {
  const title = `${mainServices.find(({ serviceType }) => serviceType === service)?.name} ${inTown(town)}`;
  return (
    <>
      <img className={styles.photo} src={`/work/${id}.webp`} loading="lazy" alt={`${title}, as the homeowner saw it`} />
      <div className={styles.words}>
        <h3>{title}</h3>
        {colors.length > 0 && (
          <Items className={styles.colors} of={colors}>
            {({ name, code, hex }) => (
              <>
                <Paint hex={hex.toLowerCase()} />
                <span>
                  {name}
                  <br />
                  {code}
                </span>
              </>
            )}
          </Items>
        )}
      </div>
    </>
  );
}
