import { useEffect, useState } from 'react';
import type { Condition, Health } from '../../../catalogue/contracts/admin/status.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';

const { kept: text } = strings;

/** `onState` is told whether backups, disk or mail need the owner. */
export function BackupsAndRetention({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
  const [states, setStates] = useState<readonly Condition[]>([]);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    api.get<Health>('/health').then(
      ({ conditions }) => {
        setStates(conditions);
        const own: readonly string[] = text.states.map(({ key }) => key);
        onState(conditions.some(({ key, severity }) => own.includes(key) && severity !== 'info'));
      },
      (error) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, []);
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        {hasFailed && <p role="alert">{text.unknown}</p>}
        {text.states.map(({ key, title }) => {
          const state = states.find((one) => one.key === key);
          return state && <Row key={key} title={title} about={state.sentence} />;
        })}
        {text.records(retention).map(({ title, about }) => (
          <Row key={title} title={title} about={about} />
        ))}
      </div>
    </section>
  );
}
