import type { ComponentType } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { FormState } from '../form/form-state.ts';
import type { Spanish } from '../languages/spanish.ts';
import type { RecordedAction } from './record-action.ts';

/** Unsent input, by field name unless `Values` is another type. */
export interface Draft<Values = Record<string, string>> {
  read(): Values | undefined;
  /** Without values, it deletes the draft. */
  write(values?: Values): void;
}

/** Kept until it is sent or the tab closes, as the privacy policy says. Without storage, only the draft is lost. */
export function sessionDraft<Values = Record<string, string>>(key: string): Draft<Values> {
  return {
    read() {
      try {
        return JSON.parse(`${sessionStorage.getItem(key)}`) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(values) {
      try {
        if (values) sessionStorage.setItem(key, JSON.stringify(values));
        else sessionStorage.removeItem(key);
      } catch {}
    },
  };
}

/** Lives as long as its element, which a page may remove and insert again. */
export function memoryDraft(): Draft {
  let kept: Record<string, string> | undefined;
  return {
    read: () => kept,
    write(values) {
      kept = values;
    },
  };
}

export const emitFrom =
  (element: EventTarget): WidgetHost['emit'] =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(`${business.namespace}:${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
    );

export interface Option<Value> {
  fallback: Value;
  accepts(value: unknown): boolean;
  /** If they are a short list. */
  words?: readonly string[];
}

export type OptionsOf<Table> = { [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never };

export const oneOf = <const Word extends string, Fallback extends Word | undefined = undefined>(
  words: readonly Word[],
  fallback?: Fallback,
): Option<Word | Fallback> => ({
  fallback: fallback as Fallback,
  accepts: (value) => words.includes(value as Word),
  words,
});

export const ofEveryWidget = {
  /** All but `inline` open the widget in a dialog (opener.ts). */
  mode: oneOf(['inline', 'button', 'side-tab', 'full-page'], 'inline'),
  /** `auto` follows the visitor's system. */
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
};

export const attributeOf = (option: string) => option.replace(/[A-Z]/g, '-$&').toLowerCase();

/** Names of Spanish tables that have all codes of an English one. */
export type SpanishOf<Table> = { [Name in keyof Spanish]: Spanish[Name] extends Table ? Name : never }[keyof Spanish];

export interface WidgetHost {
  /** Of `/api`. */
  apiOrigin: string;
  /** Of links to our site: nothing on another site must be lost. */
  linkTarget?: '_blank';
  /** Of kept receipts. Not in embeds, which an app may show under another path. */
  page?: string;
  /** What is kept as long as the tab. Only on our pages, as `/embed` promises; reading it may throw. */
  storage?(): Storage;
  actions?: RecordedAction[];
  /** Only on our pages. */
  whenIdle?: ((run: () => Promise<unknown>) => void) | undefined;
  /** Has the options as attributes. Only in embeds. */
  element?: HTMLElement;
  adopt(css: string): void;
  /** Survives a reload on our own pages, and removal of the element on other sites. */
  draft: Draft;
  /** A removed embed stays mounted until it settles. */
  sending?: Promise<unknown>;
  /** Of a form; outlives its mount in embeds, as drafts do. */
  failure?: FormState | undefined;
  /** A table in the language and the words of the page. `name`: its Spanish, if there is one. */
  words<Table>(english: Table, name?: SpanishOf<Table>): Table;
  /** A server's message in Spanish. */
  refusal?(code: string, message: string): string | undefined;
  /** Dispatches `brushline:{name}`, never with typed text. False if a listener canceled it. */
  emit(name: 'ready' | 'submit' | 'success' | 'error', detail?: Record<string, unknown>): boolean;
}

export interface WidgetProps<Options, Data> {
  /** Unique on the page; every id in the view starts with it. */
  id: string;
  options: Options;
  /** From the server; undefined in embeds. */
  data: Data | undefined;
  host: WidgetHost;
}

export interface Widget<Options, Data = unknown> {
  /** `estimate-form` makes `/widgets/v1/estimate-form.js` and `<brushline-estimate-form>`. */
  name: string;
  /** By names in code: `pageSize` is the attribute `page-size`. */
  options: { readonly [Name in keyof Options]: Option<Options[Name]> };
  View: ComponentType<WidgetProps<Options, Data>>;
}

/** The build derives its stylesheet from the view's imports. */
export const defineWidget = <Options, Data = undefined>(widget: Widget<Options, Data>): Widget<Options, Data> => widget;
