import { type FormEvent, useState } from 'react';
import type { Traces } from '../../../catalogue/contracts/admin/lead-changes.ts';
import { control } from '../../core/form/form-view.css.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { type AdminApi, sentenceOf } from '../admin-api.ts';
import { pair } from './data.css.ts';
import { strings } from './strings.ts';

/** `found`: typing a word confirms the deletion. */
type Stage = { name: 'typing' } | { name: 'found'; traces: Traces };

export function EraseForm({ api }: { api: AdminApi }) {
  const [who, setWho] = useState({ email: '', phone: '' });
  const [stage, setStage] = useState<Stage>({ name: 'typing' });
  const [word, setWord] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  function type(change: Partial<typeof who>) {
    setWho({ ...who, ...change });
    setStage({ name: 'typing' });
    setWord('');
    setSaid('');
  }

  async function act(call: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setSaid('');
    try {
      await call();
    } catch (error) {
      console.error(error);
      setSaid(sentenceOf(error, strings.failed));
    }
    setBusy(false);
  }

  const look = () =>
    act(async () => {
      const traces = await api.send<Traces>('POST', '/erase/search', who);
      const isNobody = traces.leads + traces.events === 0;
      setStage(isNobody ? { name: 'typing' } : { name: 'found', traces });
      setSaid(isNobody ? strings.nothing : strings.found(traces));
    });

  const erase = () =>
    act(async () => {
      const traces = await api.send<Traces>('POST', '/erase', who);
      type({ email: '', phone: '' });
      setSaid(strings.erased(traces));
    });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (stage.name === 'typing') void look();
    else if (word === strings.word) void erase();
  }

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={pair}>
        <div className={control}>
          <label htmlFor="erase-email">{strings.email}</label>
          <input
            id="erase-email"
            type="email"
            autoComplete="off"
            value={who.email}
            onInput={({ currentTarget }) => type({ email: currentTarget.value })}
          />
        </div>
        <div className={control}>
          <label htmlFor="erase-phone">{strings.phone}</label>
          <input
            id="erase-phone"
            type="tel"
            autoComplete="off"
            value={who.phone}
            onInput={({ currentTarget }) => type({ phone: currentTarget.value })}
          />
        </div>
      </div>
      <p role="status">{said}</p>
      {stage.name === 'typing' ? (
        <button className={lineButton} type="submit" aria-disabled={isBusy || undefined}>
          {strings.look}
        </button>
      ) : (
        <div className={pair}>
          <div className={control}>
            <label htmlFor="erase-word">{strings.confirm}</label>
            <input
              id="erase-word"
              autoComplete="off"
              value={word}
              onInput={({ currentTarget }) => setWord(currentTarget.value)}
            />
          </div>
          <button className={button} type="submit" disabled={isBusy || word !== strings.word}>
            {strings.eraseNow}
          </button>
        </div>
      )}
    </form>
  );
}
