import { useEffect, useMemo, useRef, useState } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { desk } from '../layout.css.ts';
import { useKeys, waiting } from '../office-bar.tsx';
import { useLatest } from '../ui/hooks.ts';
import { IconLink } from '../ui/icon.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LineButton } from '../ui/parts.tsx';
import { note } from '../ui/ui.css.ts';
import * as styles from './inbox.css.ts';
import { addressOf } from './inbox-filter.ts';
import { useAddress, useLostFocus, useNow, usePolling, useTitle } from './inbox-hooks.ts';
import type { Inbox as InboxModel } from './inbox-model.ts';
import { SnoozeDialog, TemplateDialog, VisitDialog } from './lead/dialogs.tsx';
import { LeadView } from './lead/lead-view.tsx';
import { type Conflict, type LeadAction, type LeadActions, moved, scheduled, snoozed } from './lead-changes.ts';
import { groupsOf } from './list/group-leads.ts';
import { LeadList } from './list/lead-list.tsx';
import { RowMenu } from './list/row-menu.tsx';
import { strings } from './strings.ts';

interface Dialog {
  name: 'snooze' | 'visit' | 'template' | 'keys';
  /** Whatever the list and the selection become meanwhile; `template` is about the open one. */
  leads: readonly LeadSummary[];
}

export function Inbox({ inbox, api }: { inbox: InboxModel; api: AdminApi }) {
  const state = useStore(inbox.store);
  const { filter, parts, next, open, summary, conflict, done } = state;
  const now = useNow();
  const [dialog, setDialog] = useState<Dialog>();
  /** Only those in the list count. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const pane = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const order = useMemo(() => groupsOf({ filter, parts }, now).flatMap(({ leads }) => leads), [filter, parts, now]);
  const at = useRef(0);
  const found = order.findIndex(({ id }) => id === open?.id);
  if (found >= 0) at.current = found;

  const hrefOf = (id: string) => addressOf(filter, id);
  const neighbor = (step: 1 | -1): LeadSummary | undefined =>
    // If the open lead has left the list, the next one has its position.
    order[found >= 0 ? found + step : open ? at.current + (step === 1 ? 0 : -1) : 0];
  const following = neighbor(1);

  useLostFocus(order, open?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is one of the shown list.
  useEffect(() => setMarked(new Set()), [filter]);
  useTitle(summary?.unread ?? 0);
  useAddress(inbox);
  usePolling(inbox);
  useEffect(() => {
    if (summary) waiting.setState({ count: summary.today.waiting });
  }, [summary]);
  useEffect(() => {
    if (open?.id && !matchMedia(desk).matches) pane.current?.scrollIntoView({ block: 'start' });
  }, [open?.id]);

  const lead = open?.status === 'here' ? open.lead : undefined;
  const chosen = order.filter(({ id }) => marked.has(id));
  const targets: readonly LeadSummary[] = chosen.length > 0 ? chosen : lead ? [lead] : [];
  /** A change of an earlier state would be refused. */
  const asNow = (one: LeadSummary) => [lead, ...order].find((known) => known?.id === one.id) ?? one;
  const subjects = dialog?.leads.map(asNow) ?? [];
  const [subject] = subjects;

  const act = useLatest((leads: readonly LeadSummary[], action: LeadAction) => {
    if (leads.length === 0) return;
    setDialog(undefined);
    setMessage('');
    if (marked.size > 0) setMarked(new Set());
    inbox.act(leads, action).catch((error) => {
      console.error(error);
      setMessage(strings.moveFailed);
    });
  });
  const select = useLatest((id: string) => {
    const next = new Set(chosen.map((one) => one.id));
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  });
  const actions = useMemo<LeadActions>(
    () => ({
      act,
      select,
      open: (name, leads) => leads.length > 0 && setDialog({ name, leads }),
      clearSelection: () => setMarked(new Set()),
    }),
    [act, select],
  );
  // A late close event must not close the next dialog.
  const close = () => setDialog((shown) => (shown === dialog ? undefined : shown));
  const about = (lead: LeadSummary) => ({ lead, now, onClose: close });
  function undo() {
    setMessage('');
    done?.undo().catch(() => setMessage('That could not be taken back. Please look at the lead.'));
  }
  function go(to: LeadSummary | undefined) {
    if (to) location.hash = hrefOf(to.id);
  }

  useKeys({
    j: () => go(following),
    k: () => go(neighbor(-1)),
    o: () => go(lead ?? order[0]),
    c: () => act(targets, moved('called')),
    s: () => actions.open('snooze', targets),
    d: () => lead && actions.open('visit', [lead]),
    t: () => lead?.email && actions.open('template', [lead]),
    e: () => pane.current?.querySelector<HTMLAnchorElement>('[data-write]')?.click(),
    n: () => pane.current?.querySelector('textarea')?.focus(),
    x: () => lead && select(lead.id),
    '!': () => act(targets, moved('spam')),
    z: undo,
    '/': focusSearch,
    '?': () => setDialog({ name: 'keys', leads: [] }),
  });

  const conflictNotice = conflict && <ConflictNotice conflict={conflict} onKeep={inbox.keepTheirs} />;
  return (
    <section className={styles.panes} aria-labelledby="leads" data-open-lead={open ? true : undefined}>
      <div className={styles.list} ref={rows}>
        {conflict && conflict.id !== open?.id && <div className={styles.conflictInList}>{conflictNotice}</div>}
        <LeadList {...{ inbox, state, now, hrefOf, chosen, actions }} />
      </div>
      <section className={styles.lead} ref={pane} aria-label="Open lead" data-lead-pane>
        {open && (
          <LeadBar
            place={found >= 0 ? `${found + 1} of ${strings.found(order.length, !!next)}` : ''}
            {...{ neighbor, hrefOf }}
          />
        )}
        {conflict && conflict.id === open?.id && conflictNotice}
        {open ? (
          <LeadView key={open.id} {...{ open, inbox, now, hrefOf, actions }} />
        ) : (
          <p className={note}>Choose a lead on the left.</p>
        )}
      </section>
      {message && <p role="alert">{message}</p>}
      {done && (
        <div key={done.nth} className={styles.slip}>
          <p role="status">
            <b>{done.text}</b>
          </p>
          {following && <a href={hrefOf(following.id)}>{`Next: ${following.name}`}</a>}
          <button type="button" onClick={undo}>
            Undo
          </button>
        </div>
      )}
      {dialog?.name === 'snooze' && subject && (
        <SnoozeDialog {...about(subject)} onSnooze={(until) => act(subjects, snoozed(until, now))} />
      )}
      {dialog?.name === 'visit' && subject && (
        <VisitDialog {...about(subject)} onSchedule={(at) => act([subject], scheduled(at, now))} />
      )}
      {dialog?.name === 'template' && lead && <TemplateDialog {...{ lead, api }} onClose={close} />}
      {dialog?.name === 'keys' && <KeyHelp onClose={close} />}
      <RowMenu {...{ rows, order, now, actions }} />
    </section>
  );
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#inbox-search');
  if (field && field.getClientRects().length === 0)
    document.querySelector<HTMLElement>('[aria-controls=inbox-filter]')?.click();
  requestAnimationFrame(() => field?.focus());
}

interface LeadBarProps {
  place: string;
  neighbor: (step: 1 | -1) => LeadSummary | undefined;
  hrefOf: (id: string) => string;
}

function LeadBar({ place, neighbor, hrefOf }: LeadBarProps) {
  const steps = [
    { to: neighbor(-1), 'aria-label': 'Previous lead', icon: 'up' },
    { to: neighbor(1), 'aria-label': 'Next lead', icon: 'down' },
  ] as const;
  return (
    <div className={styles.leadBar}>
      <IconLink icon="back" href={hrefOf('')}>
        Inbox
      </IconLink>
      <span>{place}</span>
      {steps.map(({ to, ...rest }) => to && <IconLink key={rest.icon} href={hrefOf(to.id)} {...rest} />)}
    </div>
  );
}

function ConflictNotice({ conflict, onKeep }: { conflict: Conflict; onKeep: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.conflictBox} role="alert">
      <p>Somebody else changed this lead in the meantime. It is shown as it is now.</p>
      <LineButton onClick={onKeep}>Leave it as it is</LineButton>
      <LineButton onClick={() => conflict.changeAnyway().catch(() => setFailed(true))}>
        {`Change it anyway (${conflict.wanted})`}
      </LineButton>
      {hasFailed && <p>{strings.moveFailed}</p>}
    </div>
  );
}

const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title="Keys" onClose={onClose}>
    <dl className={styles.keyList}>
      {strings.keyList.map(([key, what]) => (
        <div key={key}>
          <dt>
            {key.split(' ').map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </ModalDialog>
);
