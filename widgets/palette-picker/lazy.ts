export { default as css } from 'sheet:./lazy.ts';
export { MailDialog } from './tray/mail-dialog.tsx';
export { TryOn } from './try-on/try-on.tsx';
