import { useEffect, useState } from 'react';
import type { SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import type { SectionProps } from '../sections.ts';
import { date } from '../ui/times.ts';
import { AuthEvents } from './auth-events.tsx';
import { Authenticator } from './authenticator.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { all } from './security.css.ts';
import { strings } from './strings.ts';

export function Security({ api }: SectionProps) {
  const [state, setState] = useState<SecurityState>();
  const [hasFailed, setFailed] = useState(false);

  async function load(): Promise<void> {
    try {
      setState(await api.get<SecurityState>('/security'));
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void load(), []);

  return (
    <section aria-labelledby="security">
      <h2 id="security">{strings.heading}</h2>
      {!state && !hasFailed && <p role="status">{strings.loading}</p>}
      {hasFailed && <p role="alert">{strings.failed}</p>}
      {state && (
        <>
          <p>
            {strings.about(
              state.devices.filter(({ isSignedIn }) => isSignedIn).length,
              state.password.changedAt && date(state.password.changedAt),
            )}
          </p>
          <div className={all}>
            <ChangePassword api={api} password={state.password} onChange={load} />
            <Authenticator api={api} state={state.authenticator} onChange={load} />
            <Devices api={api} devices={state.devices} onChange={load} />
            <AuthEvents events={state.events} />
          </div>
        </>
      )}
    </section>
  );
}
