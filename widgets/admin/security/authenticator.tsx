import { useState } from 'react';
import type { AuthenticatorSetup, RecoveryCodes, SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { date } from '../ui/times.ts';
import { useAction } from '../ui/use-action.ts';
import { CodeForm, OnForm, PasswordForm } from './authenticator-forms.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { part } from './security.css.ts';
import { strings } from './strings.ts';

interface AuthenticatorProps {
  api: AdminApi;
  state: SecurityState['authenticator'];
  onChange: () => Promise<void>;
}

export function Authenticator({ api, state, onChange }: AuthenticatorProps) {
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const action = useAction();
  const post = <Answer,>(path: string, body: object) => api.send<Answer>('POST', `/security${path}`, body);

  const begin = (password: string) =>
    void action.act(async () => setSetup(await post<AuthenticatorSetup>('/authenticator/setup', { password })));

  const confirm = (code: string) =>
    void action.act(async () => {
      setCodes((await post<RecoveryCodes>('/authenticator/confirm', { code })).recoveryCodes);
      setSetup(undefined);
      await onChange();
    });

  const renew = (secrets: { password: string; code: string }) =>
    void action.act(async () => {
      setCodes((await post<RecoveryCodes>('/recovery-codes', secrets)).recoveryCodes);
      await onChange();
    });

  const turnOff = (secrets: { password: string; code: string }) =>
    void action.act(async () => {
      await post('/authenticator/off', secrets);
      setCodes(undefined);
      await onChange();
    }, strings.turnedOff);

  return (
    <div className={part}>
      <h3>{strings.authenticator}</h3>
      <p>{state ? strings.on(date(state.since), state.recoveryCodesLeft) : strings.off}</p>
      {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />}
      {!codes && state && <OnForm action={action} onRenew={renew} onTurnOff={turnOff} />}
      {!state && !setup && <PasswordForm action={action} onSubmit={begin} />}
      {!state && setup && (
        <CodeForm setup={setup} action={action} onSubmit={confirm} onCancel={() => setSetup(undefined)} />
      )}
      <ActionOutcome action={action} />
    </div>
  );
}
