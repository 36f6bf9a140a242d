import css from 'sheet:./receipt.ts';
import { createReceipt } from '../core/form/receipt/show-receipt.tsx';
import { receiptWords } from './receipt-words.ts';
import type { Strings } from './strings.ts';

export const estimateReceipt = (words: Strings) => createReceipt(receiptWords(words), css);
