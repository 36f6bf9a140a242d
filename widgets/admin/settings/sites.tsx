import { useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { EmbedHealth, EmbedState, RegisteredSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { embedDays } from '../../../catalogue/time/office-times.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { useOnMount } from '../ui/hooks.ts';
import { ActionOutcome, Field, Form, LineButton, SubmitButton, useAction } from '../ui/parts.tsx';
import { Part, Row } from './row.tsx';
import { line } from './settings.css.ts';

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
export function Sites({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
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
