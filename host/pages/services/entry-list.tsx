import type { OverviewEntry } from '../../../catalogue/services/services.ts';
import { estimateLink } from '../../components/estimate/estimate-link.ts';
import { ServiceDrawing } from '../../components/service-drawing.tsx';

interface EntryListProps {
  entries: readonly OverviewEntry[];
  list: string;
  link: string;
  drawing: string;
}

/** Without its own page, a service links to the estimate form. */
export const EntryList = ({ entries, list, link, drawing }: EntryListProps) => (
  <ul className={list}>
    {entries.map(({ key, name, description, icon, href }) => (
      <li key={key}>
        <a className={link} href={href === '/contact' ? estimateLink({ package: name }) : href}>
          <ServiceDrawing icon={icon} className={drawing} />
          <h3>{name}</h3>
          <p>{description}</p>
        </a>
      </li>
    ))}
  </ul>
);
