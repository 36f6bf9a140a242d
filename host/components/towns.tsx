import { neighborPlaces } from '../../catalogue/towns/neighbor-places.ts';
import { areaSlug } from '../../catalogue/towns/places.ts';
import { type Areas, Await } from './await.tsx';
import * as styles from './towns.css.ts';

export function Towns({ names, areas, columns }: { names: readonly string[]; areas: Areas; columns: 'two' | 'three' }) {
  const className = columns === 'two' ? `${styles.list} ${styles.twoColumns}` : styles.list;
  return (
    <ul className={className}>
      <Await value={areas}>{(known) => <Names names={names} slugs={new Set(known?.map(({ slug }) => slug))} />}</Await>
    </ul>
  );
}

/** Without a page; the search names the nearest town that has one. */
const served = (name: string) => neighborPlaces.some((place) => place.isServed && place.name === name);

function Names({ names, slugs }: { names: readonly string[]; slugs: ReadonlySet<string> }) {
  return names.map((name) => {
    const slug = areaSlug(name);
    return (
      <li key={name}>
        {slugs.has(slug) ? (
          <a className={styles.town} href={`/service-areas/${slug}`}>
            {name}
          </a>
        ) : served(name) ? (
          <a className={styles.town} href={`/service-areas?q=${encodeURIComponent(name)}`}>
            {name}
          </a>
        ) : (
          <span className={styles.town}>{name}</span>
        )}
      </li>
    );
  });
}
