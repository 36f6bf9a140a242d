import { useState } from 'react';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { type LeadStatus, leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import { authorName } from './author-name.ts';
import type { Inbox } from './inbox-model.ts';
import { move } from './lead-view.css.ts';
import { strings } from './strings.ts';

/**
 * Changes a lead's status. Until the server has saved it, it is marked as pending; a failed change is reverted with a
 * message.
 */
export function StatusChoice({ lead, inbox }: { lead: LeadDetail; inbox: Inbox }) {
  const [wanted, setWanted] = useState<LeadStatus>();
  const [hasFailed, setFailed] = useState(false);

  async function choose(status: LeadStatus) {
    setWanted(status);
    setFailed(false);
    try {
      await inbox.move(lead.id, status, authorName());
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    setWanted(undefined);
  }

  const shown = wanted ?? lead.status;
  return (
    <fieldset className={move} aria-busy={!!wanted}>
      <legend>{strings.status}</legend>
      {leadStatuses.map((status) => (
        <label key={status}>
          <input type="radio" name={`status-${lead.id}`} checked={shown === status} onChange={() => choose(status)} />
          {strings.statuses[status]}
        </label>
      ))}
      {wanted && <p role="status">{strings.saving}</p>}
      {hasFailed && <p role="alert">{strings.moveFailed}</p>}
    </fieldset>
  );
}
