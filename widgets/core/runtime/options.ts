/** One option of a widget: the values it accepts, and its default. */
export interface Option<Value> {
  fallback: Value;
  accepts(value: unknown): boolean;
  /** All accepted values, if they are a short list. */
  words?: readonly string[];
}

/** All options of a widget, by their names in code: `pageSize` is the attribute `page-size`. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: Option<Options[Name]> };

type ValueOf<One> = One extends Option<infer Value> ? Value : never;

/** The options without a default. */
type Unset<Table> = { [Name in keyof Table]: undefined extends ValueOf<Table[Name]> ? Name : never }[keyof Table];

/** The options of a table, with their types; those without a default are optional. */
export type OptionsOf<Table> = { [Name in Exclude<keyof Table, Unset<Table>>]: ValueOf<Table[Name]> } & {
  [Name in Unset<Table>]?: ValueOf<Table[Name]>;
};

/** One of several words. */
export const oneOf = <const Word extends string, Fallback extends Word | undefined = undefined>(
  words: readonly Word[],
  fallback?: Fallback,
): Option<Word | Fallback> => ({
  fallback: fallback as Fallback,
  accepts: (value) => words.includes(value as Word),
  words,
});

/** Any text. */
export const text = (fallback: string): Option<string> => ({ fallback, accepts: () => true });

/** The options that every embedded widget has. */
export const ofEveryWidget = {
  /** All but `inline` make it a button that opens the widget in a dialog (opener.ts). */
  mode: oneOf(['inline', 'button', 'side-tab', 'full-page'], 'inline'),
  /** `auto` follows the visitor's system. */
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
};

/** An option's name in HTML. */
export const attributeOf = (option: string) => option.replace(/[A-Z]/g, '-$&').toLowerCase();
