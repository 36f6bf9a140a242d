import { useState } from 'react';
import type { LastAlert, PushState } from '../../../catalogue/contracts/admin/push.ts';
import type { AdminApi } from '../admin-api.ts';
import { Row, Switch } from '../settings/row.tsx';
import { useOnMount } from '../ui/hooks.ts';
import { ActionOutcome, LineButton, useAction } from '../ui/parts.tsx';
import { date, dateAndTime } from '../ui/times.ts';
import { ownPushId, type PushSupport, pushSupport, turnPushOff, turnPushOn } from './push-client.ts';

const here = 'This device';

const supportText: Readonly<Record<PushSupport, string>> = {
  ready: 'Rings for each new request, and again one hour before an answer is due.',
  install: 'On an iPhone or iPad, add the office to the home screen first: press Share, then Add to Home Screen.',
  blocked: 'This browser blocks alerts from here. Allow them in its settings, then come back.',
  none: 'This browser cannot show alerts.',
};

function lastAlert({ at, outcome, status }: LastAlert): string {
  const when = dateAndTime(at);
  if (outcome === 'sent') return `Last alert ${when}.`;
  if (outcome === 'failed') return `The alert of ${when} did not get through${status ? ` (${status})` : ''}.`;
  return `The alert of ${when} was refused (${status}): the push service does not accept the keys of this server, or its address. Turn alerts off and on again on that device. If that does not help, PUBLIC_URL must be the site’s https address.`;
}

const told = (about: string, last?: LastAlert) => (last ? `${about} ${lastAlert(last)}` : about);

export function AlertDevices({ api }: { api: AdminApi }) {
  const [state, setState] = useState<PushState & { own: string | undefined }>();
  const [support, setSupport] = useState<PushSupport>('none');
  const action = useAction();

  async function load(): Promise<void> {
    const [known, own] = await Promise.all([api.get<PushState>('/push'), ownPushId().catch(() => undefined)]);
    setSupport(pushSupport());
    setState({ ...known, own });
  }
  const act = (call: () => Promise<unknown>, done: string) => void action.act(() => call().finally(load), done);
  useOnMount(() => void action.act(load, '', 'The devices with alerts could not be loaded.'));

  const own = state?.devices.find(({ id }) => id === state.own);
  const test = (id: string) =>
    act(() => api.send('POST', `/push/devices/${id}/test`), 'An alert is on its way to this device.');
  const remove = (id: string) => api.send('DELETE', `/push/devices/${id}`);

  async function turnOff(): Promise<void> {
    if (own) await remove(own.id);
    await turnPushOff();
  }
  const turn = (isOn: boolean) =>
    isOn
      ? act(() => turnPushOn(api), 'Alerts are on for this device.')
      : act(turnOff, 'Alerts are off for this device.');

  return (
    <>
      <Row title={here} about={told(supportText[support], own?.last)}>
        {own && (
          <LineButton isBusy={action.isBusy} onClick={() => test(own.id)}>
            Try it
          </LineButton>
        )}
        {(support === 'ready' || own) && (
          <Switch label={here} isOn={!!own} isDisabled={!state || action.isBusy} onChange={turn} />
        )}
      </Row>
      {state?.devices
        .filter((device) => device !== own)
        .map(({ id, browser, addedAt, last }) => (
          <Row key={id} title={browser} about={told(`Alerted since ${date(addedAt)}.`, last)}>
            <LineButton
              aria-label={`Remove ${browser}`}
              isBusy={action.isBusy}
              onClick={() => act(() => remove(id), 'Removed.')}
            >
              Remove
            </LineButton>
          </Row>
        ))}
      <ActionOutcome action={action} />
    </>
  );
}
