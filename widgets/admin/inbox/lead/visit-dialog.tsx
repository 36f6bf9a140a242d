import { wallTime } from '../../../../catalogue/time/eastern-time.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { moment, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';
import { MomentForm } from './moment-form.tsx';

interface VisitDialogProps {
  visitAt: string | undefined;
  now: Date;
  onSchedule: (at: Date) => void;
  onClose: () => void;
}

/** The date and hour of the visit. */
export function VisitDialog({ visitAt, now, onSchedule, onClose }: VisitDialogProps) {
  const { day, minutes } = wallTime(visitAt ? new Date(visitAt) : tomorrowMorning(now));
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <ModalDialog title={strings.visit} onClose={onClose}>
      <MomentForm
        id="visit"
        day={day}
        time={time}
        now={now}
        label={(chosen) => (chosen ? strings.scheduleFor(moment(chosen, now)) : strings.schedule)}
        onSubmit={onSchedule}
      />
    </ModalDialog>
  );
}
