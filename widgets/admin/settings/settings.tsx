import { useEffect, useState } from 'react';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { showPart, usePartAddress } from '../part-address.ts';
import type { SectionProps } from '../sections.ts';
import { Security } from '../security/security.tsx';
import { Icon } from '../ui/icon.tsx';
import { Alerts } from './alerts.tsx';
import { Answers } from './answers.tsx';
import { BackupsAndRetention } from './backups-and-retention.tsx';
import { Hours } from './hours.tsx';
import { Keys } from './keys.tsx';
import { Receipts } from './receipts.tsx';
import { mark, page } from './settings.css.ts';
import { Sites } from './sites.tsx';
import { strings } from './strings.ts';

/** Shows the state that the server has confirmed. */
export function Settings({ api }: SectionProps) {
  const [known, setKnown] = useState<{ settings: AdminSettings; letters: DigestStates }>();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [status, setStatus] = useState<'loading' | 'here' | 'saved' | 'failed'>('loading');

  const needy: ReadonlySet<string> = new Set([
    ...marked,
    ...(known?.letters.weekly.trouble || known?.letters.spam.trouble ? ['alerts'] : []),
  ]);
  function note(part: string, isNeedy: boolean): void {
    setMarked((before) => (isNeedy ? [...before, part] : before.filter((one) => one !== part)));
  }

  function fail(error: unknown): void {
    console.error(error);
    setStatus('failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    Promise.all([api.get<AdminSettings>('/settings'), api.get<DigestStates>('/settings/letters')]).then(
      ([settings, letters]) => {
        setKnown({ settings, letters });
        setStatus('here');
      },
      fail,
    );
  }, []);

  usePartAddress('settings', status !== 'loading');

  async function change(wanted: Partial<AdminSettings>): Promise<void> {
    setStatus('here');
    try {
      const settings = await api.send<AdminSettings>('PATCH', '/settings', wanted);
      setKnown((before) => before && { ...before, settings });
      setStatus('saved');
    } catch (error) {
      fail(error);
    }
  }

  return (
    <div className={page}>
      <nav aria-labelledby="settings">
        <h2 id="settings">{strings.heading}</h2>
        <ul>
          {strings.parts.map(({ id, label, icon }) => (
            <li key={id}>
              <a href={`#settings/${id}`} onClick={() => showPart(id)}>
                <Icon name={icon} />
                {label}
                {needy.has(id) && <b className={mark}> {strings.needsYou}</b>}
              </a>
            </li>
          ))}
        </ul>
        {status === 'loading' && <p role="status">{strings.loading}</p>}
        <p role="status">{status === 'saved' ? strings.saved : ''}</p>
        <p role="alert">{status === 'failed' ? strings.failed : ''}</p>
      </nav>
      <div hidden={status === 'loading'}>
        {known && (
          <>
            <Alerts api={api} {...known} onChange={change} />
            <Receipts api={api} {...known} onChange={change} />
            <Answers api={api} />
            <Hours api={api} settings={known.settings} onChange={change} />
          </>
        )}
        <Sites api={api} onState={(isNeedy) => note('sites', isNeedy)} />
        <Security api={api} />
        <BackupsAndRetention api={api} onState={(isNeedy) => note('backups', isNeedy)} />
        <Keys />
      </div>
    </div>
  );
}
