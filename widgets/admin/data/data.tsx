import { lineButton } from '../../core/ui/parts.css.ts';
import { usePartAddress } from '../part-address.ts';
import type { SectionProps } from '../sections.ts';
import { head } from '../ui/rows.css.ts';
import { table } from '../ui/table.css.ts';
import { links, part } from './data.css.ts';
import { EraseForm } from './erase-form.tsx';
import { Limits } from './limits.tsx';
import { strings } from './strings.ts';

export function Data({ api }: SectionProps) {
  usePartAddress('data');
  return (
    <section aria-labelledby="data">
      <h2 id="data" className={head}>
        {strings.heading}
      </h2>
      <div className={part}>
        <h3>{strings.exports}</h3>
        <p>{strings.exportsAbout}</p>
        <p className={links}>
          <a className={lineButton} href="/api/admin/export.csv" download>
            {strings.csv}
          </a>
          <a className={lineButton} href="/api/admin/export.json" download>
            {strings.json}
          </a>
        </p>
      </div>
      <div className={part}>
        <h3>{strings.kept}</h3>
        <p>{strings.keptAbout}</p>
        <table className={table}>
          <tbody>
            {strings.keptFor.map(([what, time]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={part}>
        <h3>{strings.erase}</h3>
        <p>{strings.eraseAbout}</p>
        <EraseForm api={api} />
      </div>
      {/* Last, because its list comes later. */}
      <section className={part} aria-labelledby="limits">
        <h3 id="limits">{strings.limits}</h3>
        <p>{strings.limitsAbout}</p>
        <Limits api={api} />
      </section>
    </section>
  );
}
