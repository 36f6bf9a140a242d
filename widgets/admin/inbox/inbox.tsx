import { useEffect, useMemo, useRef, useState } from 'react';
import type { LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { desk } from '../layout.css.ts';
import { useKeys, waiting } from '../office-bar.tsx';
import { addressOf } from '../section-address.ts';
import { useLatest } from '../ui/hooks.ts';
import { Icon } from '../ui/icon.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LineButton } from '../ui/parts.tsx';
import { note } from '../ui/ui.css.ts';
import * as styles from './inbox.css.ts';
import { addressQuery } from './inbox-filter.ts';
import { narrow, useAddress, useLostFocus, useNow, usePolling, useTitle } from './inbox-hooks.ts';
import type { Inbox as InboxModel } from './inbox-model.ts';
import { SnoozeDialog, VisitDialog } from './lead/dialogs.tsx';
import { LeadView } from './lead/lead-view.tsx';
import { type Conflict, type Done, type LeadAction, moved, scheduled, snoozed } from './lead-changes.ts';
import { LeadList } from './list/lead-list.tsx';
import { RowMenu } from './list/row-menu.tsx';
import { strings } from './strings.ts';

export function Inbox({ inbox, api }: { inbox: InboxModel; api: AdminApi }) {
  const state = useStore(inbox.store);
  const { filter, parts, next, open, summary, conflict, done } = state;
  const now = useNow();
  const [dialog, setDialog] = useState<'snooze' | 'visit' | 'keys' | 'template'>();
  const [chosenVisit, setChosenVisit] = useState<LeadSummary>();
  /** Whatever the list and the selection become meanwhile. */
  const [snoozing, setSnoozing] = useState<readonly LeadSummary[]>([]);
  /** Only those in the list count. */
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const pane = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const order = useMemo(() => [...parts.back, ...parts.main, ...parts.colors], [parts]);
  const at = useRef(0);
  const found = order.findIndex(({ id }) => id === open?.id);
  if (found >= 0) at.current = found;

  const hrefOf = useMemo(() => {
    const query = addressQuery(filter);
    return (id: string) => addressOf({ section: 'inbox', item: id, query });
  }, [filter]);
  const neighbor = (step: 1 | -1): LeadSummary | undefined =>
    // If the open lead has left the list, the next one has its position.
    order[found >= 0 ? found + step : open ? at.current + (step === 1 ? 0 : -1) : 0];

  const chosen = useMemo(() => order.filter(({ id }) => marked.has(id)), [order, marked]);
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  useLostFocus(order, open?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is one of the shown list.
  useEffect(() => setMarked(new Set()), [filter]);
  useTitle(summary?.unread ?? 0);
  useAddress(inbox);
  usePolling(inbox);
  useEffect(() => {
    if (summary) waiting.setState({ count: summary.today.waiting + summary.today.back });
  }, [summary]);
  useEffect(() => {
    if (open?.id && !matchMedia(desk).matches) pane.current?.scrollIntoView({ block: 'start' });
  }, [open?.id]);

  const lead = open?.status === 'here' ? open.lead : undefined;
  /** A change of an earlier state would be refused. */
  const asNow = (one: LeadSummary) => [lead, ...order].find((known) => known?.id === one.id) ?? one;
  const visited = chosenVisit && asNow(chosenVisit);
  const targets: readonly LeadSummary[] = chosen.length > 0 ? chosen : lead ? [lead] : [];

  async function act(action: LeadAction, leads: readonly LeadSummary[]) {
    setDialog(undefined);
    setMessage('');
    if (marked.size > 0) setMarked(new Set());
    try {
      await inbox.act(leads, action);
    } catch (error) {
      console.error(error);
      setMessage(strings.moveFailed);
    }
  }
  // A late close event must not close the next dialog.
  const closeDialog = (which: typeof dialog) => setDialog((shown) => (shown === which ? undefined : shown));
  function undo() {
    setMessage('');
    done?.undo().catch(() => setMessage(strings.undoFailed));
  }
  const select = useLatest((id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  });
  function openSnooze(leads: readonly LeadSummary[]) {
    setSnoozing(leads);
    setDialog('snooze');
  }
  function openVisit(one: LeadSummary) {
    setChosenVisit(one);
    setDialog('visit');
  }
  function go(to: LeadSummary | undefined) {
    if (to) location.hash = hrefOf(to.id);
  }

  useKeys({
    j: () => go(neighbor(1)),
    k: () => go(neighbor(-1)),
    o: () => go(lead ?? order[0]),
    c: () => targets.length > 0 && act(moved('called'), targets),
    s: () => targets.length > 0 && openSnooze(targets),
    d: () => lead && openVisit(lead),
    t: () => lead?.email && setDialog('template'),
    e: () => pane.current?.querySelector<HTMLAnchorElement>('[data-write]')?.click(),
    n: () => pane.current?.querySelector('textarea')?.focus(),
    x: () => lead && select(lead.id),
    '!': () => targets.length > 0 && act(moved('spam'), targets),
    z: () => undo(),
    '/': () => focusSearch(),
    '?': () => setDialog('keys'),
  });

  const toSnooze = snoozing.map(asNow);
  const [firstSnoozed] = toSnooze;
  return (
    <section className={styles.panes} aria-labelledby="leads" data-open-lead={open ? true : undefined}>
      <div className={styles.list} ref={rows}>
        {conflict && conflict.id !== open?.id && (
          <div className={styles.conflictInList}>
            <ConflictNotice conflict={conflict} onKeep={inbox.keepTheirs} />
          </div>
        )}
        <LeadList
          inbox={inbox}
          state={state}
          now={now}
          hrefOf={hrefOf}
          selected={selected}
          onSelect={select}
          onClear={() => setMarked(new Set())}
          onAct={(action, leads) => act(action, leads ?? chosen)}
          onSnooze={() => openSnooze(chosen)}
          onFilter={(wanted) => narrow(inbox, wanted)}
        />
      </div>
      <section className={styles.lead} ref={pane} aria-label={strings.lead} data-lead-pane>
        {open && (
          <LeadBar
            place={found >= 0 ? strings.place(found + 1, strings.found(order.length, !!next)) : ''}
            {...{ neighbor, hrefOf }}
          />
        )}
        {conflict && conflict.id === open?.id && <ConflictNotice conflict={conflict} onKeep={inbox.keepTheirs} />}
        {open ? (
          <LeadView
            key={open.id}
            {...{ open, inbox, api, now, hrefOf }}
            onSnooze={() => lead && openSnooze([lead])}
            onVisit={() => lead && openVisit(lead)}
            isTemplateOpen={dialog === 'template'}
            onTemplate={(isOpen) => (isOpen ? setDialog('template') : closeDialog('template'))}
          />
        ) : (
          <p className={note}>{strings.choose}</p>
        )}
      </section>
      {message && <p role="alert">{message}</p>}
      {done && <UndoBar key={done.nth} {...{ done, hrefOf }} next={neighbor(1)} onUndo={undo} />}
      {dialog === 'snooze' && firstSnoozed && (
        <SnoozeDialog
          lead={firstSnoozed}
          now={now}
          onSnooze={(until) => act(snoozed(until, now), toSnooze)}
          onClose={() => closeDialog('snooze')}
        />
      )}
      {dialog === 'visit' && visited && (
        <VisitDialog
          visitAt={visited.visitAt}
          now={now}
          onSchedule={(at) => act(scheduled(at, now), [visited])}
          onClose={() => closeDialog('visit')}
        />
      )}
      <RowMenu
        {...{ rows, order, now }}
        onAct={act}
        onSnooze={(one) => openSnooze([one])}
        onVisit={openVisit}
        onSelect={({ id }) => select(id)}
      />
      {dialog === 'keys' && <KeyHelp onClose={() => closeDialog('keys')} />}
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
    { to: neighbor(-1), label: strings.previous, icon: 'up' },
    { to: neighbor(1), label: strings.next, icon: 'down' },
  ] as const;
  return (
    <div className={styles.leadBar}>
      <a href={hrefOf('')}>
        <Icon name="back" />
        {strings.backToList}
      </a>
      <span>{place}</span>
      {steps.map(
        ({ to, label, icon }) =>
          to && (
            <a key={icon} href={hrefOf(to.id)} aria-label={label}>
              <Icon name={icon} />
            </a>
          ),
      )}
    </div>
  );
}

function ConflictNotice({ conflict, onKeep }: { conflict: Conflict; onKeep: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.conflictBox} role="alert">
      <p>{strings.changedMeanwhile}</p>
      <LineButton onClick={onKeep}>{strings.keepTheirs}</LineButton>
      <LineButton onClick={() => conflict.changeAnyway().catch(() => setFailed(true))}>
        {strings.changeAnyway(conflict.wanted)}
      </LineButton>
      {hasFailed && <p>{strings.moveFailed}</p>}
    </div>
  );
}

interface UndoBarProps {
  done: Done;
  next: LeadSummary | undefined;
  hrefOf: (id: string) => string;
  onUndo: () => void;
}

const UndoBar = ({ done, next, hrefOf, onUndo }: UndoBarProps) => (
  <div className={styles.slip}>
    <p role="status">
      <b>{done.text}</b>
    </p>
    {next && <a href={hrefOf(next.id)}>{strings.nextIs(next.name)}</a>}
    <button type="button" onClick={onUndo}>
      {strings.undo}
    </button>
  </div>
);

const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={strings.keys} onClose={onClose}>
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
