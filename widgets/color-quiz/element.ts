import sheet from 'sheet:./widget.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { colorQuiz } from './widget.tsx';

defineElement(colorQuiz, sheet, import.meta.url);
