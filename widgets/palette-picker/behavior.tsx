import './grid/color-grid-live.css.ts';
import { LiveTray } from './tray/live-tray.tsx';
import type { LoadLazy } from './tray/use-lazy.ts';
import { type BehaviorProps, usePicker } from './use-picker.ts';

export { default as css } from 'sheet:./behavior.tsx';

export function Behavior({ loadLazy, ...props }: BehaviorProps & { loadLazy: LoadLazy }) {
  const picker = usePicker(props);
  return picker ? <LiveTray id={props.id} host={props.host} loadLazy={loadLazy} {...picker} /> : null;
}
