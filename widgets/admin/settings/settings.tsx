import { useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { TemplateList } from '../../../catalogue/contracts/admin/reply-templates.ts';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { EmbedHealth, EmbedState, RegisteredSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import type { DigestStates, Health } from '../../../catalogue/contracts/admin/status.ts';
import { embedDays } from '../../../catalogue/time/office-times.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { keptFor } from '../data/strings.ts';
import { areKeysOn, setKeysOn } from '../preferences.ts';
import { showPart, usePartAddress } from '../section-address.ts';
import { Security } from '../security/security.tsx';
import { useOnMount } from '../ui/hooks.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { ActionOutcome, Field, Form, LineButton, notDone, SubmitButton, useAction, useLoad } from '../ui/parts.tsx';
import { Alerts, Receipts } from './alerts.tsx';
import { Hours } from './hours.tsx';
import { Part, Row, Switch } from './row.tsx';
import { dot, line, menu, page } from './settings.css.ts';

const menuItems: readonly (readonly [id: string, label: string, icon: IconName])[] = [
  ['alerts', 'Alerts', 'bell'],
  ['receipts', 'Confirmations', 'mail'],
  ['answers', 'Answers', 'reply'],
  ['hours', 'Hours', 'clock'],
  ['sites', 'Sister sites', 'site'],
  ['security', 'Security', 'lock'],
  ['backups', 'Backups', 'disk'],
  ['keys', 'Keyboard', 'keys'],
];

export function Settings({ api }: { api: AdminApi }) {
  const [settings, setSettings] = useState<AdminSettings>();
  const [letters, setLetters] = useState<DigestStates>();
  const [needy, setNeedy] = useState<Readonly<Record<string, boolean>>>({});
  const [status, setStatus] = useState<'loading' | 'here' | 'saved' | 'failed'>('loading');
  const mark = (part: string) => (isNeedy: boolean) => setNeedy((before) => ({ ...before, [part]: isNeedy }));

  async function take(answer: Promise<AdminSettings>, done: 'here' | 'saved'): Promise<void> {
    try {
      setSettings(await answer);
      setStatus(done);
    } catch (error) {
      console.error(error);
      setStatus('failed');
    }
  }
  async function load(): Promise<AdminSettings> {
    const [settings, letters] = await Promise.all([
      api.get<AdminSettings>('/settings'),
      api.get<DigestStates>('/settings/letters'),
    ]);
    setLetters(letters);
    mark('alerts')(!!(letters.weekly.trouble || letters.spam.trouble));
    return settings;
  }
  useOnMount(() => void take(load(), 'here'));
  usePartAddress('settings', status !== 'loading');

  function change(wanted: Partial<AdminSettings>): void {
    setStatus('here');
    void take(api.send<AdminSettings>('PATCH', '/settings', wanted), 'saved');
  }

  return (
    <div className={page}>
      <nav className={menu} aria-labelledby="settings">
        <h2 id="settings">Settings</h2>
        <ul>
          {menuItems.map(([id, label, icon]) => (
            <li key={id}>
              <a href={`#settings/${id}`} onClick={() => showPart(id)}>
                <Icon name={icon} />
                {label}
                {needy[id] && <b className={dot}> needs you</b>}
              </a>
            </li>
          ))}
        </ul>
        {status === 'loading' && <p role="status">Loading settings...</p>}
        <p role="status">{status === 'saved' ? '✓ Saved' : ''}</p>
        <p role="alert">{status === 'failed' ? notDone : ''}</p>
      </nav>
      <div hidden={status === 'loading'}>
        {settings && letters && (
          <>
            <Alerts api={api} settings={settings} letters={letters} onChange={change} />
            <Receipts api={api} settings={settings} letters={letters} onChange={change} />
            <Answers api={api} />
            <Hours api={api} settings={settings} onChange={change} />
          </>
        )}
        <Sites api={api} onState={mark('sites')} />
        <Security api={api} />
        <BackupsAndRetention api={api} onState={mark('backups')} />
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
    <Part
      id="answers"
      heading="Answer templates"
      about="Answers to have ready for e-mails. Name, town and service fill themselves in."
    >
      {list?.templates.map(({ id, name, text }) => (
        <Row key={id} title={name} about={`“${firstWords(text)}”`}>
          {uses && <small>{usedTimes(uses[id] ?? 0)}</small>}
        </Row>
      ))}
      <Row title="Templates" about="Change, add or remove templates under Content.">
        <a className={lineButton} href="#content/templates">
          Edit the templates
        </a>
      </Row>
    </Part>
  );
}

function usedTimes(count: number): string {
  if (count === 0) return 'Not used yet';
  return count === 1 ? 'Used once' : `Used ${count.toLocaleString()} times`;
}

function firstWords(whole: string): string {
  const line = whole.replace(/\s+/g, ' ').trim();
  return line.length > shownLetters ? `${line.slice(0, line.lastIndexOf(' ', shownLetters))} …` : line;
}

const states: Readonly<Record<EmbedState, string>> = {
  fine: 'Working.',
  quiet: 'Not seen for a week.',
  unseen: 'Not seen yet.',
  errors: 'A widget failed there this week.',
  unregistered: 'Not registered.',
};
const leadsOf = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'} in ${embedDays} days.`;
const draft = sessionDraft(`${business.namespace}:new-site`);
const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** `onState` is told whether a site needs the owner. */
function Sites({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
  const [known, setKnown] = useState<{ sites: readonly RegisteredSite[]; health: EmbedHealth['sites'] }>();
  const action = useAction();
  const seen = (origin: string, health = known?.health) => health?.find(({ host }) => host === new URL(origin).host);

  async function load(): Promise<void> {
    const [sites, { sites: health }] = await Promise.all([
      api.get<readonly RegisteredSite[]>('/sites'),
      api.get<EmbedHealth>('/embeds'),
    ]);
    setKnown({ sites, health });
    const states = sites.map(({ origin }) => seen(origin, health)?.state);
    onState(states.some((state) => state !== 'fine' && state !== 'unseen'));
  }
  useOnMount(() => void action.act(load));

  const register = (form: HTMLFormElement) =>
    void action.act(async () => {
      await api.send('POST', '/sites', typedIn(form));
      draft.write();
      // A reset would bring a draft back.
      for (const field of form.querySelectorAll('input')) field.value = '';
      await load();
    }, 'Registered. Its forms are accepted now.');
  const remove = (origin: string, name: string) =>
    void action.act(async () => {
      await api.send('POST', '/sites/remove', { origin });
      await load();
    }, `${name} is removed. Its forms are refused now.`);
  const given = (name: 'name' | 'address') => ({
    ...{ id: `site-${name}`, name, defaultValue: draft.read()?.[name], autoComplete: 'off' },
    message: action.errors[name] ?? '',
  });

  return (
    <Part
      id="sites"
      heading="Sister sites"
      about="Sites that may show your widgets and send you requests. A site that is not listed can show them, but cannot send. An address counts with and without www."
    >
      {known?.sites.map(({ origin, name }) => {
        const { host } = new URL(origin);
        const { state = 'unseen', leads = 0 } = seen(origin) ?? {};
        const about = [name && `${host} ·`, states[state], leads > 0 && leadsOf(leads)];
        return (
          <Row key={origin} title={name ?? host} about={about.filter(Boolean).join(' ')}>
            <a className={lineButton} href="#embeds" aria-label={`Health of ${name ?? host}`}>
              Health
            </a>
            {name ? (
              <LineButton aria-label={`Remove ${name}`} isBusy={action.isBusy} onClick={() => remove(origin, name)}>
                Remove
              </LineButton>
            ) : (
              <small>Set by EMBED_ORIGINS</small>
            )}
          </Row>
        );
      })}
      {known?.sites.length === 0 && <p>No site is registered.</p>}
      <Form className={line} onSubmit={register} onInput={({ currentTarget }) => draft.write(typedIn(currentTarget))}>
        <Field {...given('name')} label="Name" placeholder="" autoCapitalize="words" inputMode="text" />
        <Field {...given('address')} label="Address" placeholder="https://" autoCapitalize="none" inputMode="url" />
        <SubmitButton isBusy={action.isBusy}>Register</SubmitButton>
      </Form>
      <ActionOutcome action={action} />
    </Part>
  );
}

/** By the names of conditions. */
const keptStates = { backup: 'Backups', disk: 'Disk', mail: 'Mail to you', limits: 'Limits' } as const;

function BackupsAndRetention({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
  const { value: states = [], hasFailed } = useLoad(async () => {
    const { conditions } = await api.get<Health>('/health');
    onState(conditions.some(({ key, severity }) => key in keptStates && severity !== 'info'));
    return conditions;
  });
  return (
    <Part id="backups" heading="Backups, and what is kept" about="Records are deleted when their time is over.">
      {hasFailed && <p role="alert">The state of the backups could not be loaded.</p>}
      {Object.entries(keptStates).map(([key, title]) => {
        const state = states.find((one) => one.key === key);
        return state && <Row key={key} title={title} about={state.sentence} />;
      })}
      {keptFor.map(([title, about]) => (
        <Row key={title} title={title} about={about} />
      ))}
    </Part>
  );
}

function Keys() {
  const [isOn, setOn] = useState(areKeysOn);
  const title = 'Single keys in the inbox';
  return (
    <Part id="keys" heading="Keyboard">
      <Row
        title={title}
        about="On a computer, j and k open the next and the previous request, c marks it as called, and ? lists the others. This switch is for this device."
      >
        <Switch
          label={title}
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
