import { useEffect, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { EmbedHealth, RegisteredSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome, Field, Form, LineButton, useAction } from '../ui/parts.tsx';
import { Part, Row } from './row.tsx';
import { line } from './settings.css.ts';
import { strings } from './strings.ts';

const { sites: text } = strings;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void action.act(load), []);

  const register = (form: HTMLFormElement) =>
    void action.act(async () => {
      await api.send('POST', '/sites', typedIn(form));
      draft.write();
      // A reset would bring a draft back.
      for (const field of form.querySelectorAll('input')) field.value = '';
      await load();
    }, text.registered);
  const remove = (origin: string, name: string) =>
    void action.act(async () => {
      await api.send('POST', '/sites/remove', { origin });
      await load();
    }, text.removed(name));
  const given = (name: 'name' | 'address') => ({
    ...{ id: `site-${name}`, name, defaultValue: draft.read()?.[name], autoComplete: 'off' },
    message: action.errors[name] ?? '',
  });

  return (
    <Part id="sites" of={text}>
      {known?.sites.map(({ origin, name }) => {
        const { host } = new URL(origin);
        const { state = 'unseen', leads = 0 } = seen(origin) ?? {};
        const about = [name && `${host} ·`, text.states[state], leads > 0 && text.leads(leads)];
        return (
          <Row key={origin} title={name ?? host} about={about.filter(Boolean).join(' ')}>
            <a className={lineButton} href="#embeds" aria-label={text.healthOf(name ?? host)}>
              {text.health}
            </a>
            {name ? (
              <LineButton
                aria-label={text.removeNamed(name)}
                isBusy={action.isBusy}
                onClick={() => remove(origin, name)}
              >
                {text.remove}
              </LineButton>
            ) : (
              <small>{text.configured}</small>
            )}
          </Row>
        );
      })}
      {known?.sites.length === 0 && <p>{text.none}</p>}
      <Form className={line} onSubmit={register} onInput={({ currentTarget }) => draft.write(typedIn(currentTarget))}>
        <Field {...given('name')} label={text.name} placeholder="" autoCapitalize="words" inputMode="text" />
        <Field
          {...given('address')}
          label={text.address}
          placeholder="https://"
          autoCapitalize="none"
          inputMode="url"
        />
        <LineButton type="submit" isBusy={action.isBusy}>
          {text.register}
        </LineButton>
      </Form>
      <ActionOutcome action={action} />
    </Part>
  );
}
