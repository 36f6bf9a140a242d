import './grid/color-grid-live.css.ts';
import { LivePart } from './live-part.tsx';
import { type BehaviorProps, usePicker } from './use-picker.ts';

export { default as css } from 'sheet:./behavior.tsx';

/** The behavior of a rendered palette. */
export function Behavior(props: BehaviorProps) {
  const picker = usePicker(props);
  return picker ? <LivePart id={props.id} host={props.host} {...picker} /> : null;
}
