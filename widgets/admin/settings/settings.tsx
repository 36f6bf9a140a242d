import { useEffect, useState } from 'react';
import type { TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates, Health } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { keptFor } from '../data/strings.ts';
import { areKeysOn, setKeysOn } from '../preferences.ts';
import { showPart, usePartAddress } from '../section-address.ts';
import { Security } from '../security/security.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLoad } from '../ui/parts.tsx';
import { Alerts, Receipts } from './alerts.tsx';
import { Hours } from './hours.tsx';
import { Part, Row, Switch } from './row.tsx';
import { mark, menu, page } from './settings.css.ts';
import { Sites } from './sites.tsx';
import { strings } from './strings.ts';

/** Shows the state that the server has confirmed. */
export function Settings({ api }: { api: AdminApi }) {
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
      <nav className={menu} aria-labelledby="settings">
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

const shownLetters = 90;

function Answers({ api }: { api: AdminApi }) {
  const { value: list } = useLoad(() => api.get<TemplateList>('/reply-templates'));
  const { value: uses } = useLoad(() => api.get<Readonly<Record<string, number>>>('/reply-templates/uses'));
  return (
    <Part id="answers" of={strings.answers}>
      {list?.templates.map((template) => (
        <Row key={template.id} title={template.name} about={strings.answers.quoted(firstWords(template.text))}>
          {uses && <small>{strings.answers.used(uses[template.id] ?? 0)}</small>}
        </Row>
      ))}
      <Row title={strings.answers.title} about={strings.answers.where}>
        <a className={lineButton} href="#content/templates">
          {strings.answers.edit}
        </a>
      </Row>
    </Part>
  );
}

function firstWords(whole: string): string {
  const line = whole.replace(/\s+/g, ' ').trim();
  return line.length > shownLetters ? `${line.slice(0, line.lastIndexOf(' ', shownLetters))} …` : line;
}

/** `onState` is told whether backups, disk or mail need the owner. */
function BackupsAndRetention({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
  const own: readonly string[] = strings.kept.states.map(({ key }) => key);
  const { value: states = [], hasFailed } = useLoad(async () => {
    const { conditions } = await api.get<Health>('/health');
    onState(conditions.some(({ key, severity }) => own.includes(key) && severity !== 'info'));
    return conditions;
  });
  return (
    <Part id="backups" of={strings.kept}>
      {hasFailed && <p role="alert">{strings.kept.unknown}</p>}
      {strings.kept.states.map(({ key, title }) => {
        const state = states.find((one) => one.key === key);
        return state && <Row key={key} title={title} about={state.sentence} />;
      })}
      {keptFor.map(([title, about]) => (
        <Row key={title} title={title} about={about} />
      ))}
    </Part>
  );
}

/** On this device only. */
function Keys() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Part id="keys" of={{ heading: strings.keys.heading }}>
      <Row title={strings.keys.title} about={strings.keys.about}>
        <Switch
          label={strings.keys.title}
          isOn={isOn}
          onChange={(wanted) => {
            setKeysOn(wanted);
            // Storage may refuse it.
            setOn(areKeysOn());
          }}
        />
      </Row>
    </Part>
  );
}
