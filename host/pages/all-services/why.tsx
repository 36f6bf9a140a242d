import { business } from '../../../catalogue/business.ts';
import { darkSection, sectionBlock, wrap } from '../../components/layout/base.css.ts';
import { points, why } from './page.css.ts';

const reasons = [
  { title: '50+ Years', text: `One family, painting here since ${business.foundedYear}.` },
  {
    title: 'Licensed & Insured',
    text: `A Maryland contractor’s license, ${business.license}, and insurance to go with it.`,
  },
  {
    title: 'Local Maryland',
    text: 'From the Eastern Shore to Annapolis: we know what the weather does to a south wall.',
  },
  { title: 'Free Estimates', text: 'We come, look and measure, and leave you a written price. It costs nothing.' },
] as const;

export function Why() {
  return (
    <section className={`${darkSection} ${sectionBlock} ${why}`}>
      <div className={wrap}>
        <h2>Why Choose Us</h2>
        <ul className={points}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
