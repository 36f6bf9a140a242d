import { ModalDialog } from '../ui/modal-dialog.tsx';
import { keyList } from './inbox.css.ts';
import { strings } from './strings.ts';

export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <ModalDialog title={strings.keys} onClose={onClose}>
    <dl className={keyList}>
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
