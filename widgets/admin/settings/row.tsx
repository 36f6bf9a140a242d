import { type ReactNode, useState } from 'react';
import type { AdminSettings, editedWhole } from '../../../catalogue/contracts/admin/settings.ts';
import type { TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { type AdminApi, problemCodeOf } from '../admin-api.ts';
import { useAction } from '../ui/parts.tsx';
import { box, row, toggle } from './settings.css.ts';
import { strings } from './strings.ts';

interface PartProps {
  /** Its name in the URL. */
  id: string;
  of: { heading: string; about?: string };
  children: ReactNode;
}

export const Part = ({ id, of: { heading, about }, children }: PartProps) => (
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

/** Shows nothing of an earlier mail once another is sent. */
export function useTestMail(api: AdminApi, sentTo: (to: string) => string) {
  const action = useAction();
  const [outcome, setOutcome] = useState({ done: '', trouble: '' });
  const forget = () => setOutcome({ done: '', trouble: '' });
  function send(path: string, body?: object): void {
    forget();
    void action.act(async () => {
      const { to, isFile, trouble = '' } = await api.send<TestMailOutcome>('POST', path, body);
      setOutcome({ done: isFile ? strings.alerts.mail.isFile : to && sentTo(to), trouble });
    });
  }
  return { action, outcome, send, forget };
}

type Name = (typeof editedWhole)[number];

interface Edit<Of extends Name> {
  name: Of;
  value: AdminSettings[Of];
  /** What the page showed before the edit. */
  former: AdminSettings[Of];
  /** The saved value, or that of another device. */
  show: (current: AdminSettings[Of]) => void;
}

/** Rejects with the server's message, after `show`. */
export async function changeWhole<Of extends Name>(api: AdminApi, { name, value, former, show }: Edit<Of>) {
  try {
    const change = { [name]: value, former: { [name]: former } };
    show((await api.send<AdminSettings>('PATCH', '/settings', change))[name]);
  } catch (error) {
    if (problemCodeOf(error) === 'changed') show((await api.get<AdminSettings>('/settings'))[name]);
    throw error;
  }
}
