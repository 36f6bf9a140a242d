import css from 'sheet:./receipt.ts';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import { receiptWords } from './receipt-words.ts';
import type { Strings } from './strings.ts';

/** The receipt of a request, loaded while the request is being sent. */
export const estimateReceipt = (words: Strings) => createReceipt(receiptWords(words), css);
