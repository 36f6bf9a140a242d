import { useMemo } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { hidden } from '../../../core/ui/parts.css.ts';
import { Icon } from '../../ui/icon.tsx';
import { TimeBar } from '../due.tsx';
import { moment, shortMoment } from '../moment.ts';
import { strings } from '../strings.ts';
import * as styles from './lead-row.css.ts';

interface LeadRowProps {
  lead: LeadSummary;
  now: Date;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onTrust: (lead: LeadSummary) => void;
}

const shortAbout = ({ kind, about }: LeadSummary) => (kind === 'estimate' ? about.replace(/ Painting$/, '') : about);

/** All rows of a long list took 60 ms of a phone's processor. */
export const LeadRow = ({ lead, now, href, isOpen, isSelected, onSelect, onTrust }: LeadRowProps) =>
  useMemo(
    () => <Row {...{ lead, now, href, isOpen, isSelected, onSelect, onTrust }} />,
    [lead, now, href, isOpen, isSelected, onSelect, onTrust],
  );

function Row({ lead, now, href, isOpen, isSelected, onSelect, onTrust }: LeadRowProps) {
  const isLate = lead.status === 'new' && Date.parse(lead.dueAt) < now.getTime();
  const phone = phoneLinks(lead.phone);
  const site = lead.site?.replace(/^https?:\/\//, '');
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-late={isLate || undefined}
      data-selected={isSelected || undefined}
      data-unread={lead.isUnread || undefined}
      data-suspected={lead.status === 'spam' || undefined}
    >
      <label className={styles.select}>
        <input type="checkbox" checked={isSelected} onChange={() => onSelect(lead.id)} />
        <span className={hidden}>{strings.select(lead.name)}</span>
      </label>
      <a className={styles.link} href={href} aria-current={isOpen || undefined} data-lead={lead.id}>
        <b className={styles.name}>
          {lead.name}
          {lead.isUnread && <span className={hidden}> ({strings.unread})</span>}
        </b>
        {lead.photoCount > 0 ? (
          <small className={styles.photoCount}>
            <Icon name="camera" />
            {lead.photoCount}
            <span className={hidden}>{strings.photoWord(lead.photoCount)}</span>
          </small>
        ) : (
          <span className={styles.photoCount} />
        )}
        <span className={styles.about}>{[shortAbout(lead), lead.town, site].filter(Boolean).join(' · ')}</span>
        <span className={`${styles.tag} ${styles.rowTag}`} data-status={lead.status}>
          {lead.isCanceled ? strings.canceled : strings.statuses[lead.status]}
        </span>
        {lead.snoozedUntil ? (
          <em className={styles.back}>{strings.backOn(moment(lead.snoozedUntil, now))}</em>
        ) : (
          <TimeBar lead={lead} now={now} />
        )}
        <time className={styles.received} dateTime={lead.receivedAt}>
          {shortMoment(lead.receivedAt, now)}
        </time>
      </a>
      {lead.status === 'spam' ? (
        <button
          className={styles.trust}
          type="button"
          onClick={() => onTrust(lead)}
          aria-label={strings.trust(lead.name)}
        >
          {strings.notSpam}
        </button>
      ) : (
        phone && (
          <a className={styles.dial} href={phone.call} aria-label={strings.callOf(lead.name)}>
            <Icon name="phone" />
          </a>
        )
      )}
    </li>
  );
}
