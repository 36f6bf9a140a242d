export { default as css } from 'sheet:./lazy.ts';
export { MailDialog } from './tray/mail-dialog.tsx';
export { Names } from './tray/names.tsx';
export { TryOn } from './try-on/try-on.tsx';
