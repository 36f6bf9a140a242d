import sheet from 'sheet:./widget.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { contactForm } from './widget.tsx';

defineElement(contactForm, sheet, import.meta.url);
