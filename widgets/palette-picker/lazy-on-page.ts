import './printed/printed-list.css.ts';

export { default as css } from 'sheet:./lazy-on-page.ts';
export { LiveStage } from './stage/live-stage.tsx';
export { MailDialog } from './tray/mail-dialog.tsx';
export { Names } from './tray/names.tsx';
export { TryOn } from './try-on/try-on.tsx';
