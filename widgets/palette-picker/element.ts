import sheet from 'sheet:./widget.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { palettePicker } from './widget.tsx';

defineElement(palettePicker, sheet, import.meta.url);
