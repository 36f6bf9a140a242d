import sheet from 'sheet:./widget.tsx';
import { defineElement } from '../core/runtime/custom-element.tsx';
import { areaSearch } from './widget.tsx';

defineElement(areaSearch, sheet, import.meta.url);
