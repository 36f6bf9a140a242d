import { useEffect, useState } from 'react';
import type { Health } from '../../../catalogue/contracts/admin/health.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';

const { kept: text } = strings;

/** The state of the backups, and how long everything is kept. */
export function Kept({ api }: { api: AdminApi }) {
  const [backup, setBackup] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    api.get<Health>('/health').then(
      ({ conditions }) => setBackup(conditions.find(({ key }) => key === 'backup')?.sentence ?? ''),
      (error) => {
        console.error(error);
        setBackup(text.unknown);
      },
    );
  }, []);
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        <Row title={text.backup} about={backup} />
        {text.records(retention).map(({ title, about }) => (
          <Row key={title} title={title} about={about} />
        ))}
      </div>
    </section>
  );
}
