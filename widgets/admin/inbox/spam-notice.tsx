import { useState } from 'react';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { authorName } from './author-name.ts';
import type { Inbox } from './inbox-model.ts';
import { suspected } from './lead-view.css.ts';
import { strings } from './strings.ts';

/** Why a lead looks like spam, and the way back. */
export function SpamNotice({ lead, inbox }: { lead: LeadDetail; inbox: Inbox }) {
  const [hasFailed, setFailed] = useState(false);
  const trust = () => inbox.move(lead.id, 'new', authorName()).catch(() => setFailed(true));
  return (
    <div className={suspected}>
      {lead.suspicions.length > 0 && <h3>{strings.suspected}</h3>}
      {lead.suspicions.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{strings.keptForDays}</p>
      <button className={lineButton} type="button" onClick={trust}>
        {strings.notSpam}
      </button>
      {hasFailed && <p role="alert">{strings.moveFailed}</p>}
    </div>
  );
}
