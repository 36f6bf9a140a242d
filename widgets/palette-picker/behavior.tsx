import './grid/color-grid-live.css.ts';
import { LiveTray } from './tray/live-tray.tsx';
import { type BehaviorProps, usePicker } from './use-picker.ts';

export { default as css } from 'sheet:./behavior.tsx';

/** The behavior of a rendered palette. */
export function Behavior(props: BehaviorProps) {
  const picker = usePicker(props);
  return picker ? <LiveTray id={props.id} host={props.host} {...picker} /> : null;
}
