import sheet from 'sheet:./widget.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { testimonials } from './widget.tsx';

defineElement(testimonials, sheet, import.meta.url);
