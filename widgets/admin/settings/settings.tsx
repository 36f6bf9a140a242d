import { type FormEvent, useEffect, useState } from 'react';
import type { DigestStates } from '../../../catalogue/contracts/admin/digest-states.ts';
import { button } from '../../core/ui/parts.css.ts';
import { authorName, setAuthorName } from '../inbox/author-name.ts';
import type { SectionProps } from '../sections.ts';
import { Security } from '../security/security.tsx';
import { note } from '../table.css.ts';
import { choice, form } from './settings.css.ts';
import { strings } from './strings.ts';

/** As `/api/admin/settings` takes and returns them. */
interface Wanted {
  clock: keyof typeof strings.clocks;
  weeklyLetter: boolean;
}
const clocks = ['plain', 'business'] as const;

/** The owner's settings. Only changed ones are sent, and nothing counts as saved before the server has confirmed it. */
export function Settings({ api }: SectionProps) {
  const [known, setKnown] = useState<Wanted>();
  const [change, setChange] = useState<Partial<Wanted>>({});
  const [letters, setLetters] = useState<DigestStates>();
  const [name, setName] = useState('');
  const [status, setStatus] = useState<'loading' | 'here' | 'saved' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    setName(authorName());
    Promise.all([api.get<Wanted>('/settings'), api.get<DigestStates>('/settings/letters')]).then(
      ([settings, states]) => {
        setKnown(settings);
        setLetters(states);
        setStatus('here');
      },
      (error) => {
        console.error(error);
        setStatus('failed');
      },
    );
  }, []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setStatus('here');
    setAuthorName(name);
    try {
      if (Object.keys(change).length > 0) setKnown(await api.send<Wanted>('PATCH', '/settings', change));
      setChange({});
      setStatus('saved');
    } catch (error) {
      console.error(error);
      setStatus('failed');
    }
  }

  const wanted = known && { ...known, ...change };
  const troubles = [letters?.weekly.trouble, letters?.spam.trouble].filter((reason) => reason !== undefined);
  return (
    <>
      <section aria-labelledby="settings">
        <h2 id="settings">{strings.heading}</h2>
        {status === 'loading' && <p role="status">{strings.loading}</p>}
        {wanted && (
          <form className={form} onSubmit={save}>
            <fieldset>
              <legend>{strings.clock}</legend>
              {clocks.map((clock) => (
                <label key={clock} className={choice}>
                  <input
                    type="radio"
                    name="clock"
                    checked={wanted.clock === clock}
                    onChange={() => setChange({ ...change, clock })}
                  />
                  {strings.clocks[clock]}
                </label>
              ))}
            </fieldset>
            <label className={choice}>
              <input
                type="checkbox"
                checked={wanted.weeklyLetter}
                onChange={({ currentTarget }) => setChange({ ...change, weeklyLetter: currentTarget.checked })}
              />
              <span>
                {strings.weekly}
                <small>{strings.weeklyMeans}</small>
              </span>
            </label>
            <p>{strings.digest}</p>
            {troubles.map((reason) => (
              <p key={reason} className={note}>
                {strings.trouble(reason)}
              </p>
            ))}
            <label>
              <b>{strings.name}</b>
              <input
                type="text"
                value={name}
                maxLength={60}
                autoComplete="name"
                onInput={({ currentTarget }) => setName(currentTarget.value)}
              />
              <small>{strings.nameMeans}</small>
            </label>
            <button className={button} type="submit">
              {strings.save}
            </button>
          </form>
        )}
        {status === 'saved' && <p role="status">{strings.saved}</p>}
        {status === 'failed' && <p role="alert">{strings.failed}</p>}
      </section>
      <Security api={api} />
    </>
  );
}
