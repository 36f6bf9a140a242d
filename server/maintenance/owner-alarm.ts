import type { Config } from '../config.ts';
import { errorFields } from '../log/log.ts';
import { type Digest, digestMail } from '../mail/digests.ts';
import type { MailSender } from '../mail/sender.ts';
import type { Common } from '../store/store.ts';

export type OwnerAlarm = ReturnType<typeof createOwnerAlarm>;

const leaseMs = 5 * 60_000;
/** Longer than any trouble should last. */
const rememberMs = 365 * 86_400_000;

export function createOwnerAlarm(
  parts: Common & { sender: MailSender; config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'> },
) {
  const { store, sender, log, now } = parts;
  const { mailFrom: from, mailTo: to, publicUrl } = parts.config;

  return {
    /**
     * Once per `occasion`, of all processes; after a failure, a call five minutes later tries again. Rejects if the store
     * fails.
     */
    async raise(kind: string, occasion: string, letter: Digest): Promise<void> {
      const date = now();
      const task = `alarm ${kind} ${occasion}`;
      const claim = await store.claimTask(task, {
        now: date,
        leaseMs,
        forgetAt: new Date(date.getTime() + rememberMs),
      });
      if (!claim) return;
      try {
        await sender.send(digestMail(letter, { id: `alarm-${kind}-${date.getTime()}`, from, to, publicUrl, date }));
        log('info', 'alarm_sent', { kind });
      } catch (error) {
        return log('error', 'alarm_failed', { kind, ...errorFields(error) });
      }
      await store.finishTask(task, claim.lease);
    },
  };
}
