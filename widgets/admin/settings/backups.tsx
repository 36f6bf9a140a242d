import { type FormEvent, useEffect, useState } from 'react';
import type { BackupState } from '../../../catalogue/contracts/admin/backup-state.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { Field } from '../security/field.tsx';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { useAction } from '../ui/use-action.ts';
import { BackupDays } from './backup-days.tsx';
import { Row } from './row.tsx';
import { line } from './settings.css.ts';
import { strings } from './strings.ts';

const { backups: text } = strings;
const pollMs = 2_000;

/** The newest backup, making one now, and downloading it with the password. */
export function Backups({ api }: { api: AdminApi }) {
  const [state, setState] = useState<BackupState>();
  const [isAsking, setAsking] = useState(false);
  const [wasStarted, setStarted] = useState(false);
  const action = useAction();

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void action.act(async () => setState(await api.get('/backups'))), []);
  useEffect(() => {
    if (!state?.isRunning) return;
    const timer = setTimeout(() => {
      // A failed poll is followed by the next one.
      api.get<BackupState>('/backups').then(setState, () => setState({ ...state }));
    }, pollMs);
    return () => clearTimeout(timer);
  }, [state, api]);

  if (!state || state.isOff) return <ActionOutcome action={action} />;
  const { last, isRunning, hasFailed } = state;

  function run(): void {
    if (isRunning) return;
    setStarted(true);
    void action.act(async () => setState(await api.send('POST', '/backups')));
  }

  function download(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void action.act(async () => {
      const { blob, name } = await api.download('/backups/download', body);
      setAsking(false);
      save(blob, name);
    }, text.downloaded);
  }

  return (
    <>
      <Row
        title={last ? text.last(new Date(last.madeAt)) : text.none}
        about={isRunning ? text.running : last && text.size(last.bytes)}
      >
        {last && (
          <button
            className={lineButton}
            type="button"
            aria-expanded={isAsking}
            aria-controls="backup-password"
            onClick={() => setAsking(!isAsking)}
          >
            {text.download}
          </button>
        )}
        <button
          className={lineButton}
          type="button"
          aria-disabled={isRunning || action.isBusy || undefined}
          onClick={run}
        >
          {text.run}
        </button>
      </Row>
      <BackupDays days={state.days} />
      <Row title={text.back.title} about={text.back.about} />
      <div id="backup-password" hidden={!isAsking}>
        {isAsking && (
          <form className={line} onSubmit={download}>
            <Field id="backup-p" name="password" label={text.password} kind="current-password" action={action} />
            <p>{text.about}</p>
            <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
              {text.start}
            </button>
          </form>
        )}
      </div>
      <p role="status">
        {wasStarted && !isRunning && !hasFailed && !action.isBusy && !action.hasFailed ? text.made : ''}
      </p>
      <p role="alert">{wasStarted && hasFailed && !isRunning ? text.failed : ''}</p>
      <ActionOutcome action={action} />
    </>
  );
}

/** Downloads like a link with `download`. */
function save(blob: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
