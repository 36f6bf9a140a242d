import { useEffect, useState } from 'react';
import type { LastAlert, PushState } from '../../../catalogue/contracts/admin/push.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row, Switch } from '../settings/row.tsx';
import { ActionOutcome, LineButton, useAction } from '../ui/parts.tsx';
import { ownPushId, type PushSupport, pushSupport, turnPushOff, turnPushOn } from './push-client.ts';
import { strings } from './strings.ts';

export function AlertDevices({ api }: { api: AdminApi }) {
  const [state, setState] = useState<PushState & { own: string | undefined }>();
  const [support, setSupport] = useState<PushSupport>('none');
  const action = useAction();

  async function load(): Promise<void> {
    const [known, own] = await Promise.all([api.get<PushState>('/push'), ownPushId().catch(() => undefined)]);
    setSupport(pushSupport());
    setState({ ...known, own });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void action.act(load, '', strings.loadFailed), []);

  const told = (about: string, last?: LastAlert) => (last ? `${about} ${strings.last(last)}` : about);
  const here = state?.devices.find(({ id }) => id === state.own);
  const remove = (id: string) => api.send('DELETE', `/push/devices/${id}`);

  async function turnOff(): Promise<void> {
    if (here) await remove(here.id);
    await turnPushOff();
  }
  const turn = (isOn: boolean) =>
    void action.act(
      () => (isOn ? turnPushOn(api).then(() => {}) : turnOff()).finally(load),
      isOn ? strings.turnedOn : strings.turnedOff,
    );

  return (
    <>
      <Row
        title={strings.here}
        about={told(support === 'ready' ? strings.hereMeans : strings.support[support], here?.last)}
      >
        {here && (
          <LineButton
            isBusy={action.isBusy}
            onClick={() =>
              void action.act(
                () => api.send<void>('POST', `/push/devices/${here.id}/test`).finally(load),
                strings.tried,
              )
            }
          >
            {strings.tryIt}
          </LineButton>
        )}
        {(support === 'ready' || here) && (
          <Switch label={strings.here} isOn={!!here} isDisabled={!state || action.isBusy} onChange={turn} />
        )}
      </Row>
      {state?.devices
        .filter(({ id }) => id !== state.own)
        .map(({ id, browser, addedAt, last }) => (
          <Row key={id} title={browser} about={told(strings.since(addedAt), last)}>
            <LineButton
              aria-label={strings.removeNamed(browser)}
              isBusy={action.isBusy}
              onClick={() => void action.act(() => remove(id).then(load), strings.removed)}
            >
              {strings.remove}
            </LineButton>
          </Row>
        ))}
      <ActionOutcome action={action} />
    </>
  );
}
