import type { SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { button } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AccountName } from '../login/password-field.tsx';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { useAction } from '../ui/use-action.ts';
import { Field, typed } from './field.tsx';
import { inLine, part } from './security.css.ts';
import { strings } from './strings.ts';

interface ChangePasswordProps {
  api: AdminApi;
  password: SecurityState['password'];
  onChange: () => Promise<void>;
}

export function ChangePassword({ api, password, onChange }: ChangePasswordProps) {
  const action = useAction();

  function change(form: HTMLFormElement): void {
    void action.act(async () => {
      await api.send('POST', '/security/password', { password: typed(form, 'password'), next: typed(form, 'next') });
      form.reset();
      await onChange();
    }, strings.changed);
  }

  return (
    <div className={part}>
      <h3>{strings.password}</h3>
      {password.isConfigured ? (
        <p>{strings.passwordConfigured}</p>
      ) : (
        <form
          className={inLine}
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            change(event.currentTarget);
          }}
        >
          <AccountName />
          <Field
            id="security-password"
            label={strings.currentPassword}
            name="password"
            kind="current-password"
            action={action}
          />
          <Field
            id="security-next"
            label={strings.newPassword}
            name="next"
            kind="new-password"
            hint={strings.newPasswordHint}
            action={action}
          />
          <button className={button} type="submit" aria-disabled={action.isBusy || undefined}>
            {strings.change}
          </button>
        </form>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}
