import './printed/printed-list.late.css.ts';
import css from 'sheet:./lazy.ts';
import { adoptLateStylesheet } from '../core/runtime/adopt-late-stylesheet.ts';

export { LiveStage } from './stage/live-stage.tsx';
export { MailDialog } from './tray/mail-dialog.tsx';
export { Names } from './tray/names.tsx';
export { TryOn } from './try-on/try-on.tsx';

/** Adds the styles of these parts. */
export const adoptStyles = (element: Element) => adoptLateStylesheet(element, css);
