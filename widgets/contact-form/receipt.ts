import css from 'sheet:./receipt.ts';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import { receiptWords } from './receipt-words.ts';

/** The receipt of a message, loaded while the message is being sent. */
export const contactReceipt = createReceipt(receiptWords, css);
