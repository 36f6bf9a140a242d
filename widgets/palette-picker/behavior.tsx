import './grid/color-grid-live.css.ts';
import { LiveTray, type LoadLazy } from './tray/tray.tsx';
import { type BehaviorProps, usePicker } from './use-picker.ts';

export { default as css } from 'sheet:./behavior.tsx';

export function Behavior({ loadLazy, ...props }: BehaviorProps & { loadLazy: LoadLazy }) {
  const picker = usePicker(props);
  return picker ? <LiveTray id={props.id} host={props.host} loadLazy={loadLazy} {...picker} /> : null;
}
