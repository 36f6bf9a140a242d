import { type ReactNode, useRef, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { AdminSettings, editedWhole } from '../../../catalogue/contracts/admin/settings.ts';
import type { TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';
import { useAction } from '../ui/parts.tsx';
import { box, row, toggle } from './settings.css.ts';

export interface SettingsProps {
  api: AdminApi;
  settings: AdminSettings;
  onChange: (change: Partial<AdminSettings>) => void;
}

interface PartProps {
  /** Its name in the URL. */
  id: string;
  heading: string;
  about?: string;
  children: ReactNode;
}

export const Part = ({ id, heading, about, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {about && <p>{about}</p>}
    <div className={box}>{children}</div>
  </section>
);

export const Row = ({ title, about, children }: { title: string; about?: ReactNode; children?: ReactNode }) => (
  <div className={row}>
    <div>
      <b>{title}</b>
      {about && <p>{about}</p>}
    </div>
    {children && <div>{children}</div>}
  </div>
);

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export const Switch = ({ label, isOn, isDisabled = false, onChange }: SwitchProps) => (
  <label className={toggle}>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox provides the state.
      role="switch"
      aria-label={label}
      checked={isOn}
      aria-disabled={isDisabled || undefined}
      onChange={({ currentTarget }) => {
        const wanted = currentTarget.checked;
        // Shows the state that the server has confirmed.
        currentTarget.checked = isOn;
        if (!isDisabled) onChange(wanted);
      }}
    />
    <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
  </label>
);

/** `trouble`: which addresses the mail does not reach, until `forget`. */
export function useTestMail(api: AdminApi, sentTo: (to: string) => string) {
  const action = useAction();
  const [trouble, setTrouble] = useState('');
  const forget = () => setTrouble('');
  function send(path: string, body?: object): void {
    forget();
    void action.act(
      async () => {
        const outcome = await api.send<TestMailOutcome>('POST', path, body);
        setTrouble(outcome.trouble ?? '');
        return outcome;
      },
      ({ to, isFile }) =>
        isFile
          ? 'No mail service is set up on the server, so the test was written to its outbox folder.'
          : to && sentTo(to),
    );
  }
  return { action, trouble, send, forget };
}

type Name = (typeof editedWhole)[number];

interface Edit<Value> {
  value: Value;
  /** The stored value that was edited. */
  former: Value;
}

/** What is typed survives a reload; a change from elsewhere is shown, not undone. */
export function useWholeSetting<Of extends Name>(
  api: AdminApi,
  name: Of,
  saved: AdminSettings[Of],
  rebase = ({ value }: Edit<AdminSettings[Of]>, _current: AdminSettings[Of]) => value,
) {
  const draft = sessionDraft<Edit<AdminSettings[Of]>>(`${business.namespace}:settings:${name}`);
  const [kept, setKept] = useState(() => draft.read());
  const [edit, setEdit] = useState(kept ?? { value: saved, former: saved });
  const latest = useRef(edit);
  latest.current = edit;

  function show(current: AdminSettings[Of]): void {
    draft.write();
    setKept(undefined);
    setEdit({ value: current, former: current });
  }
  function change(next: Edit<AdminSettings[Of]>): void {
    draft.write(next);
    setEdit(next);
  }

  /** Rejects with the server's message. */
  async function save(value = edit.value): Promise<void> {
    try {
      const sent = { [name]: value, former: { [name]: edit.former } };
      show((await api.send<AdminSettings>('PATCH', '/settings', sent))[name]);
    } catch (error) {
      if (problemCodeOf(error) === 'changed') {
        const current = (await api.get<AdminSettings>('/settings'))[name];
        const { value, former } = latest.current;
        if (value === former) show(current);
        else change({ value: rebase(latest.current, current), former: current });
      }
      throw error;
    }
  }
  return {
    ...edit,
    isRestored: kept !== undefined,
    save,
    type: (value: AdminSettings[Of]) => change({ ...edit, value }),
    discard: () => show(saved),
  };
}
