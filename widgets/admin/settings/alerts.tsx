import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AlertDevices } from '../alerts/alert-devices.tsx';
import { note } from '../ui/table.css.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';
import { Switch } from './switch.tsx';
import { TestMail } from './test-mail.tsx';

const { alerts: text } = strings;
const switches = ['quietHours', 'weeklyLetter', 'spamLetter'] as const;

interface AlertsProps {
  api: AdminApi;
  settings: AdminSettings;
  letters: DigestStates;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Alerts({ api, settings, letters, onChange }: AlertsProps) {
  const troubles = [letters.weekly.trouble, letters.spam.trouble].filter((reason) => reason !== undefined);
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        <AlertDevices api={api} />
        <TestMail api={api} />
        {switches.map((name) => (
          <Row key={name} title={text[name].title} about={text[name].about}>
            {name === 'weeklyLetter' && (
              <a className={lineButton} href="/api/admin/settings/letter" target="_blank" rel="noreferrer">
                {text.weeklyLetter.read}
              </a>
            )}
            <Switch label={text[name].title} isOn={settings[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
          </Row>
        ))}
        {troubles.map((reason) => (
          <p key={reason} className={note}>
            {text.trouble(reason)}
          </p>
        ))}
      </div>
    </section>
  );
}
