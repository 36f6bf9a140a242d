export { default as css } from 'sheet:./late.ts';
export { MailDialog } from './mail-dialog.tsx';
export { TryOn } from './try-on.tsx';
