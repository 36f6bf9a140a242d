import { countyClass } from '../../components/town-pages/county.ts';
import { key } from './page.css.ts';

/** Which color on the chart is which county. */
export const CountyKey = ({ counties }: { counties: readonly string[] }) => (
  <ul className={key} aria-label="County colors on the map">
    {counties.map((county) => (
      <li key={county} className={countyClass(county)}>
        {county}
      </li>
    ))}
  </ul>
);
