import css from 'sheet:./receipt.ts';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import { receiptWords } from './receipt-words.ts';

export const contactReceipt = createReceipt(receiptWords, css);
