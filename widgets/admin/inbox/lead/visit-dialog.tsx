import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { fieldsOfMoment, moment, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';
import { MomentForm } from './moment-form.tsx';

interface VisitDialogProps {
  visitAt: string | undefined;
  now: Date;
  onSchedule: (at: Date) => void;
  onClose: () => void;
}

export function VisitDialog({ visitAt, now, onSchedule, onClose }: VisitDialogProps) {
  return (
    <ModalDialog title={strings.visit} onClose={onClose}>
      <MomentForm
        id="visit"
        {...fieldsOfMoment(visitAt ? new Date(visitAt) : tomorrowMorning(now))}
        now={now}
        label={(chosen) => (chosen ? strings.scheduleFor(moment(chosen, now)) : strings.schedule)}
        onSubmit={onSchedule}
      />
    </ModalDialog>
  );
}
