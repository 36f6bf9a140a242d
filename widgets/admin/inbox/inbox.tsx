import { useEffect, useMemo, useRef, useState } from 'react';
import type { LeadStatus, LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { desk } from '../layout.css.ts';
import { useKeys, waiting } from '../office-bar.tsx';
import { useLatest } from '../ui/hooks.ts';
import { IconButton, IconLink } from '../ui/icon.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LineButton } from '../ui/parts.tsx';
import { note } from '../ui/ui.css.ts';
import * as styles from './inbox.css.ts';
import { addressOf } from './inbox-filter.ts';
import { useAddress, useLostFocus, useNow, usePolling, useTitle, useTopOf } from './inbox-hooks.ts';
import type { Inbox as InboxModel } from './inbox-model.ts';
import { MoreMenu, SnoozeDialog, TemplateDialog } from './lead/dialogs.tsx';
import { FailedNotice, LeadView } from './lead/lead-view.tsx';
import { AddDialog, CorrectDialog } from './lead/request-dialogs.tsx';
import { LostDialog, QuotedDialog, VisitDialog, WonDialog } from './lead/step-dialogs.tsx';
import {
  type Conflict,
  callingBack,
  type DialogName,
  type LeadAction,
  type LeadActions,
  leftMessage,
  moved,
  reached,
  snoozed,
} from './lead-changes.ts';
import { groupsOf, waitingWith } from './list/group-leads.ts';
import { LeadList } from './list/lead-list.tsx';
import { useRowGestures } from './list/row-gestures.ts';
import { strings } from './strings.ts';

interface Dialog {
  name: DialogName;
  /** Whatever the list and the selection become meanwhile; `template` is about the open one. */
  leads: readonly LeadSummary[];
}

const steps = { scheduled: 'visit', quoted: 'quoted', won: 'won', lost: 'lost' } as const;

export function Inbox({ inbox, api }: { inbox: InboxModel; api: AdminApi }) {
  const state = useStore(inbox.store);
  const { filter, parts, next, open, summary, conflict, failed, asking, done } = state;
  const now = useNow();
  const [dialog, setDialog] = useState<Dialog>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const pane = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const order = useMemo(() => groupsOf({ filter, parts }, now).flatMap(({ leads }) => leads), [filter, parts, now]);
  /** The rows before and after the open one, nearest first, as they were when it was last in the list. */
  const around = useRef<readonly [readonly LeadSummary[], readonly LeadSummary[]]>([[], []]);
  const found = order.findIndex(({ id }) => id === open?.id);
  if (found >= 0) around.current = [order.slice(0, found).reverse(), order.slice(found + 1)];

  const hrefOf = (id: string) => addressOf(filter, id);
  const inList = (id: string | undefined) => order.find((one) => one.id === id);
  const neighbor = (step: 1 | -1): LeadSummary | undefined => {
    if (!open) return order[0];
    const nearest = around.current[step === 1 ? 1 : 0].find(({ id }) => inList(id));
    return inList(nearest?.id);
  };
  const following = open ? neighbor(1) : order.find(({ id }) => !done?.ids.includes(id));

  useLostFocus(order, open?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is one of the shown list.
  useEffect(() => setMarked(new Set()), [filter]);
  useTopOf(rows, filter);
  useTitle(summary?.unread ?? 0);
  useAddress(inbox);
  usePolling(inbox);
  useEffect(() => {
    if (summary) waiting.setState({ count: summary.today.waiting });
  }, [summary]);
  useEffect(() => {
    if (open?.id && !matchMedia(desk).matches) pane.current?.scrollIntoView({ block: 'start' });
  }, [open?.id]);

  const lead = open?.status === 'here' ? open.lead : open?.status === 'loading' ? open.row : undefined;
  const chosen = order.filter(({ id }) => marked.has(id));
  const targets: readonly LeadSummary[] = chosen.length > 0 ? chosen : lead ? [lead] : [];
  /** A change of an earlier state would be refused. */
  const asNow = (one: LeadSummary) => [lead, ...order].find((known) => known?.id === one.id) ?? one;
  const subjects = dialog?.leads.map(asNow) ?? [];
  const [subject] = subjects;

  const last = useRef<Promise<unknown>>(Promise.resolve());
  const act = useLatest((leads: readonly LeadSummary[], action: LeadAction) => {
    if (leads.length === 0) return;
    setDialog(undefined);
    setMessage('');
    if (marked.size > 0) setMarked(new Set());
    const [one] = leads;
    // One press answers all that a person wrote.
    const also = one && leads.length === 1 && action.what === 'status' ? waitingWith(one, parts) : [];
    last.current = last.current.then(() => inbox.act([...leads, ...also].map(newest), action)).catch(console.error);
    return last.current;
  });
  const newest = (one: LeadSummary) => {
    const { open } = inbox.store.getState();
    return open?.status === 'here' && open.id === one.id ? open.lead : one;
  };
  const select = useLatest((id: string) => {
    const next = new Set(chosen.map((one) => one.id));
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  });
  const actions = useMemo<LeadActions>(() => {
    const show = (name: DialogName, leads: readonly LeadSummary[]) =>
      (leads.length > 0 || name === 'add') && setDialog({ name, leads });
    return {
      ...{ act, select, open: show },
      step: (lead, to) => (to in steps ? show(steps[to as keyof typeof steps], [lead]) : act([lead], moved(to))),
      clearSelection: () => setMarked(new Set()),
    };
  }, [act, select]);
  // A late close event must not close the next dialog.
  const close = () => setDialog((shown) => (shown === dialog ? undefined : shown));
  const about = (lead: LeadSummary) => ({
    lead,
    now,
    onClose: close,
    onAct: (action: LeadAction) => act([lead], action),
  });
  function undo() {
    setMessage('');
    done?.undo().catch(() => setMessage('That could not be taken back. Please look at the lead.'));
  }
  function go(to: LeadSummary | undefined) {
    if (to) location.hash = hrefOf(to.id);
  }
  const step = (to: LeadStatus) => () => lead && actions.step(lead, to);
  const asked = asking?.some(({ id }) => id === lead?.id) ? asking : undefined;

  useKeys({
    j: () => go(neighbor(1)),
    k: () => go(neighbor(-1)),
    o: () => go(lead ?? order[0]),
    c: () => act(targets, moved('called')),
    1: () => asked && act(asked, reached),
    2: () => asked && act(asked, leftMessage(now)),
    3: () => asked && actions.open('call-back', asked),
    s: () => actions.open('snooze', targets),
    d: step('scheduled'),
    q: step('quoted'),
    w: step('won'),
    l: step('lost'),
    t: () => lead && 'email' in lead && lead.email && actions.open('template', [lead]),
    e: () => pane.current?.querySelector<HTMLAnchorElement>('[data-write]')?.click(),
    n: () => pane.current?.querySelector('textarea')?.focus(),
    x: () => lead && select(lead.id),
    a: () => actions.open('add', []),
    '!': () => act(targets, moved('spam')),
    z: undo,
    '/': focusSearch,
    '?': () => setDialog({ name: 'keys', leads: [] }),
  });
  useRowGestures({ rows, order, now, actions });

  const conflictNotice = conflict && <ConflictNotice conflict={conflict} onKeep={inbox.keepTheirs} />;
  return (
    <section
      className={styles.panes}
      aria-labelledby="leads"
      data-open-lead={open ? true : undefined}
      data-asking={asked ? true : undefined}
    >
      <div className={styles.list} ref={rows}>
        {conflict && conflict.id !== open?.id && <div className={styles.conflictInList}>{conflictNotice}</div>}
        {failed && failed.lead.id !== open?.id && (
          <div className={styles.conflictInList}>
            <FailedNotice failed={failed} />
          </div>
        )}
        <LeadList {...{ inbox, state, now, hrefOf, chosen, actions }} />
      </div>
      <section className={styles.lead} ref={pane} aria-label="Open lead" data-lead-pane>
        {open && (
          <LeadBar
            place={found >= 0 ? `${found + 1} of ${strings.found(order.length, !!next)}` : ''}
            onMore={lead && (() => actions.open('more', [lead]))}
            {...{ neighbor, hrefOf }}
          />
        )}
        {conflict && conflict.id === open?.id && conflictNotice}
        {open ? (
          <LeadView
            key={open.id}
            {...{ open, inbox, now, hrefOf, actions, asked }}
            onUndo={undo}
            failed={failed?.lead.id === open.id ? failed : undefined}
          />
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
        <SnoozeDialog
          {...about(subject)}
          title={strings.snooze}
          onSnooze={(until) => act(subjects, snoozed(until, now))}
        />
      )}
      {dialog?.name === 'call-back' && subject && (
        <SnoozeDialog
          {...about(subject)}
          title={`Call ${subject.name} back`}
          onSnooze={(at) => at && act(subjects, callingBack(at, now))}
        />
      )}
      {dialog?.name === 'visit' && subject && <VisitDialog {...about(subject)} readVisits={inbox.visits} />}
      {dialog?.name === 'quoted' && subject && <QuotedDialog {...about(subject)} />}
      {dialog?.name === 'won' && subject && <WonDialog {...about(subject)} />}
      {dialog?.name === 'lost' && subject && <LostDialog {...about(subject)} />}
      {dialog?.name === 'more' && subject && (
        <MoreMenu {...about(subject)} isOpen={subject.id === open?.id} actions={actions} />
      )}
      {dialog?.name === 'template' && open?.status === 'here' && (
        <TemplateDialog {...{ lead: open.lead, api }} onClose={close} />
      )}
      {dialog?.name === 'add' && (
        <AddDialog
          inbox={inbox}
          onClose={(added) => {
            close();
            if (added) location.hash = hrefOf(added);
          }}
        />
      )}
      {dialog?.name === 'correct' && open?.status === 'here' && (
        <CorrectDialog lead={open.lead} inbox={inbox} onClose={close} />
      )}
      {dialog?.name === 'keys' && <KeyHelp onClose={close} />}
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
  onMore: (() => void) | undefined;
}

function LeadBar({ place, neighbor, hrefOf, onMore }: LeadBarProps) {
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
      {onMore && <IconButton icon="dots" aria-label="More for this request" onClick={onMore} />}
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
