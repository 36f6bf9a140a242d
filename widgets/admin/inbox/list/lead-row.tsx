import { useMemo } from 'react';
import { type LeadSummary, lostReasons, waits } from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { hidden } from '../../../core/ui/parts.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineButton } from '../../ui/parts.tsx';
import { StatusTag, TimeBar } from '../due.tsx';
import { type LeadActions, moved, reached, trusted } from '../lead-changes.ts';
import { moment, shortMoment } from '../moment.ts';
import { strings } from '../strings.ts';
import * as styles from './lead-row.css.ts';

interface LeadRowProps {
  lead: LeadSummary;
  now: Date;
  href: string;
  also: number;
  isOpen: boolean;
  isSelected: boolean;
  actions: LeadActions;
}

const shortAbout = ({ kind, about }: LeadSummary) => (kind === 'estimate' ? about.replace(/ Painting$/, '') : about);

/** All rows of a long list took 60 ms of a phone's processor. */
export const LeadRow = ({ lead, also, now, href, isOpen, isSelected, actions }: LeadRowProps) =>
  useMemo(
    () => <Row {...{ lead, also, now, href, isOpen, isSelected, actions }} />,
    [lead, also, now, href, isOpen, isSelected, actions],
  );

function Row({ lead, also, now, href, isOpen, isSelected, actions }: LeadRowProps) {
  const { id, name, status, photoCount: count } = lead;
  const isFollowedUp =
    lead.followUpAt !== undefined && !lead.wroteAgainAt && Date.parse(lead.followUpAt) <= now.getTime();
  const isLate = waits(lead) && Date.parse(lead.dueAt) < now.getTime();
  const phone = phoneLinks(lead.phone);
  const site = lead.site?.replace(/^https?:\/\//, '');
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-late={isLate || undefined}
      data-selected={isSelected || undefined}
      data-unread={lead.isUnread || undefined}
      data-suspected={status === 'spam' || undefined}
    >
      <label className={styles.select}>
        <input type="checkbox" checked={isSelected} onChange={() => actions.select(id)} />
        <span className={hidden}>{`Select ${name}`}</span>
      </label>
      <a className={styles.link} href={href} aria-current={isOpen || undefined} data-lead={id}>
        <b className={styles.name}>
          {name}
          {lead.isUnread && <span className={hidden}> (not opened yet)</span>}
        </b>
        <small className={styles.photoCount}>
          {count > 0 && <Icon name="camera" />}
          {count > 0 && count}
          {count > 0 && <span className={hidden}>{count === 1 ? ' photo' : ' photos'}</span>}
        </small>
        <span className={styles.about}>
          {[shortAbout(lead), lead.town, site, also > 0 && `${also + 1} requests`].filter(Boolean).join(' · ')}
        </span>
        <StatusTag
          status={status}
          text={lead.wroteAgainAt ? strings.wroteAgain : lead.isCanceled && strings.canceled}
          className={styles.rowTag}
        />
        {lead.snoozedUntil ? (
          <em className={styles.back}>{strings.backOn(moment(lead.snoozedUntil, now))}</em>
        ) : (
          <TimeBar lead={lead} now={now} />
        )}
        <span className={styles.said}>
          {isFollowedUp ? (lead.outcome ? strings.outcomes[lead.outcome] : 'Quoted') : lead.said}
        </span>
        <time className={styles.received} dateTime={lead.receivedAt}>
          {shortMoment(lead.receivedAt, now)}
        </time>
      </a>
      {isFollowedUp && (
        <p className={styles.nextStep}>
          <LineButton onClick={() => actions.open('call-back', [lead])}>{`${strings.callBack} …`}</LineButton>
          <LineButton onClick={() => actions.act([lead], reached)}>{strings.outcomes.reached}</LineButton>
          <LineButton onClick={() => actions.act([lead], moved('lost', { reason: lostReasons[3] }))}>
            Let it go
          </LineButton>
        </p>
      )}
      {status === 'spam' ? (
        <button
          className={styles.trust}
          type="button"
          onClick={() => actions.act([lead], trusted)}
          aria-label={`Not spam: ${name}`}
        >
          Not spam
        </button>
      ) : (
        phone && (
          <a className={styles.dial} href={phone.call} aria-label={`Call ${name}`}>
            <Icon name="phone" />
          </a>
        )
      )}
    </li>
  );
}
