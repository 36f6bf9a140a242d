import sheet from 'sheet:./element.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { estimateForm } from './widget.tsx';

defineElement(estimateForm, sheet, import.meta.url);
