import { useEffect, useState } from 'react';
import type { LastAlert, PushState } from '../../../catalogue/contracts/admin/push.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row, Switch } from '../settings/row.tsx';
import { ActionOutcome, useAction } from '../ui/action.tsx';
import { ownPushId, type PushSupport, pushSupport, turnPushOff, turnPushOn } from './push-client.ts';
import { strings } from './strings.ts';

export function AlertDevices({ api }: { api: AdminApi }) {
  const [state, setState] = useState<PushState>();
  const [own, setOwn] = useState<string>();
  const [support, setSupport] = useState<PushSupport>('none');
  const action = useAction();

  async function load(): Promise<void> {
    const [known, id] = await Promise.all([api.get<PushState>('/push'), ownPushId().catch(() => undefined)]);
    setSupport(pushSupport());
    setState(known);
    setOwn(id);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void action.act(load, '', strings.loadFailed), []);

  const told = (about: string, last?: LastAlert) => (last ? `${about} ${strings.last(last)}` : about);
  const here = state?.devices.find(({ id }) => id === own);
  const remove = (id: string) => api.send('DELETE', `/push/devices/${id}`);

  function turn(isOn: boolean): void {
    const change = isOn
      ? () => turnPushOn(api)
      : async () => {
          if (here) await remove(here.id);
          await turnPushOff();
        };
    void action.act(
      async () => {
        try {
          await change();
        } finally {
          await load();
        }
      },
      isOn ? strings.turnedOn : strings.turnedOff,
    );
  }

  return (
    <>
      <Row
        title={strings.here}
        about={told(support === 'ready' ? strings.hereMeans : strings.support[support], here?.last)}
      >
        {here && (
          <button
            className={lineButton}
            type="button"
            aria-disabled={action.isBusy || undefined}
            onClick={() =>
              void action.act(
                () => api.send<void>('POST', `/push/devices/${here.id}/test`).finally(load),
                strings.tried,
              )
            }
          >
            {strings.tryIt}
          </button>
        )}
        {(support === 'ready' || here) && (
          <Switch label={strings.here} isOn={!!here} isDisabled={!state || action.isBusy} onChange={turn} />
        )}
      </Row>
      {state?.devices
        .filter(({ id }) => id !== own)
        .map(({ id, browser, addedAt, last }) => (
          <Row key={id} title={browser} about={told(strings.since(addedAt), last)}>
            <button
              className={lineButton}
              type="button"
              aria-label={strings.removeNamed(browser)}
              aria-disabled={action.isBusy || undefined}
              onClick={() =>
                void action.act(async () => {
                  await remove(id);
                  await load();
                }, strings.removed)
              }
            >
              {strings.remove}
            </button>
          </Row>
        ))}
      <ActionOutcome action={action} />
    </>
  );
}
