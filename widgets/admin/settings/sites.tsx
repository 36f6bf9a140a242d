import { type FormEvent, useEffect, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { EmbedHealth, RegisteredSite, SisterSite } from '../../../catalogue/contracts/admin/sister-site.ts';
import { control } from '../../core/form/form-view.css.ts';
import { sessionDraft } from '../../core/runtime/draft.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome, useAction } from '../ui/action.tsx';
import { Row } from './row.tsx';
import { box, line } from './settings.css.ts';
import { strings } from './strings.ts';

const { sites: text } = strings;
const draft = sessionDraft(`${business.namespace}:new-site`);

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/** `onState` is told whether a site needs the owner. */
export function Sites({ api, onState }: { api: AdminApi; onState: (isNeedy: boolean) => void }) {
  const [sites, setSites] = useState<readonly RegisteredSite[]>();
  const [health, setHealth] = useState<ReadonlyMap<string, SisterSite>>(new Map());
  const action = useAction();

  async function load(): Promise<void> {
    const [list, { sites: found }] = await Promise.all([
      api.get<readonly RegisteredSite[]>('/sites'),
      api.get<EmbedHealth>('/embeds'),
    ]);
    setSites(list);
    const known = new Map(found.map((site) => [site.host, site]));
    setHealth(known);
    const states = list.map(({ origin }) => known.get(new URL(origin).host)?.state);
    onState(states.some((state) => state !== 'fine' && state !== 'unseen'));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void action.act(load), []);

  function register(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const body = typedIn(form);
    void action.act(async () => {
      await api.send('POST', '/sites', body);
      draft.write();
      // A reset would bring a draft back.
      for (const field of form.querySelectorAll('input')) field.value = '';
      await load();
    }, text.registered);
  }

  const field = (name: 'name' | 'address', label: string, hint: string) => {
    const message = action.errors[name];
    return (
      <div className={control}>
        <label htmlFor={`site-${name}`}>{label}</label>
        <input
          id={`site-${name}`}
          name={name}
          defaultValue={draft.read()?.[name]}
          placeholder={hint}
          autoComplete="off"
          autoCapitalize={name === 'name' ? 'words' : 'none'}
          inputMode={name === 'name' ? 'text' : 'url'}
          aria-invalid={!!message || undefined}
          aria-describedby={message ? `site-${name}-m` : undefined}
        />
        <p id={`site-${name}-m`} role="alert">
          {message ?? ''}
        </p>
      </div>
    );
  };

  return (
    <section aria-labelledby="sites">
      <h2 id="sites">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        {sites?.map((site) => {
          const { origin, name } = site;
          const { host } = new URL(origin);
          const seen = health.get(host);
          const about = [
            ...(name ? [`${host} ·`] : []),
            text.states[seen?.state ?? 'unseen'],
            ...(seen?.leads ? [text.leads(seen.leads)] : []),
          ];
          return (
            <Row key={origin} title={name ?? host} about={about.join(' ')}>
              <a className={lineButton} href="#embeds" aria-label={text.healthOf(name ?? host)}>
                {text.health}
              </a>
              {name ? (
                <button
                  className={lineButton}
                  type="button"
                  aria-label={text.removeNamed(name)}
                  aria-disabled={action.isBusy || undefined}
                  onClick={() =>
                    void action.act(async () => {
                      await api.send('POST', '/sites/remove', { origin });
                      await load();
                    }, text.removed(name))
                  }
                >
                  {text.remove}
                </button>
              ) : (
                <small>{text.configured}</small>
              )}
            </Row>
          );
        })}
        {sites?.length === 0 && <p>{text.none}</p>}
        <form className={line} onSubmit={register} onInput={({ currentTarget }) => draft.write(typedIn(currentTarget))}>
          {field('name', text.name, '')}
          {field('address', text.address, 'https://')}
          <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
            {text.register}
          </button>
        </form>
        <ActionOutcome action={action} />
      </div>
    </section>
  );
}
