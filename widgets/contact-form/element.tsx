import sheet from 'sheet:./element.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { contactForm } from './widget.tsx';

defineElement(contactForm, sheet, import.meta.url);
