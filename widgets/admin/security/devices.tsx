import type { DeviceSummary } from '../../../catalogue/contracts/admin/security.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome } from '../ui/action-outcome.tsx';
import { dateAndTime } from '../ui/times.ts';
import { useAction } from '../ui/use-action.ts';
import { part, rows } from './security.css.ts';
import { strings } from './strings.ts';

interface DevicesProps {
  api: AdminApi;
  devices: readonly DeviceSummary[];
  onChange: () => Promise<void>;
}

export function Devices({ api, devices, onChange }: DevicesProps) {
  const action = useAction();

  function end(path: string, done: string): void {
    void action.act(async () => {
      await api.send('DELETE', `/security/devices${path}`);
      await onChange();
    }, done);
  }

  return (
    <div className={part}>
      <h3>{strings.devices}</h3>
      <p>{strings.devicesAbout}</p>
      <ul className={rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              <b>{device.browser}</b>
              <small>
                {statusOf(device)}. {strings.since(dateAndTime(device.startedAt))},{' '}
                {strings.seen(dateAndTime(device.seenAt))}.
              </small>
            </span>
            {device.isCurrent ? (
              <small>{strings.thisDevice}</small>
            ) : (
              <button
                className={lineButton}
                type="button"
                aria-label={strings.endNamed(device.browser)}
                aria-disabled={action.isBusy || undefined}
                onClick={() => end(`/${device.id}`, strings.ended)}
              >
                {strings.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button
          className={lineButton}
          type="button"
          aria-disabled={action.isBusy || undefined}
          onClick={() => end('', strings.othersEnded)}
        >
          {strings.endOthers}
        </button>
      )}
      <ActionOutcome action={action} />
    </div>
  );
}

function statusOf({ isSignedIn, staysSignedIn }: DeviceSummary): string {
  if (!isSignedIn) return strings.signedOut;
  return staysSignedIn ? strings.staysSignedIn : strings.signedIn;
}
