export interface Option<Value> {
  fallback: Value;
  accepts(value: unknown): boolean;
  /** If they are a short list. */
  words?: readonly string[];
}

/** By names in code: `pageSize` is the attribute `page-size`. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: Option<Options[Name]> };

type ValueOf<One> = One extends Option<infer Value> ? Value : never;

type Unset<Table> = { [Name in keyof Table]: undefined extends ValueOf<Table[Name]> ? Name : never }[keyof Table];

/** Options without a default are optional. */
export type OptionsOf<Table> = { [Name in Exclude<keyof Table, Unset<Table>>]: ValueOf<Table[Name]> } & {
  [Name in Unset<Table>]?: ValueOf<Table[Name]>;
};

export const oneOf = <const Word extends string, Fallback extends Word | undefined = undefined>(
  words: readonly Word[],
  fallback?: Fallback,
): Option<Word | Fallback> => ({
  fallback: fallback as Fallback,
  accepts: (value) => words.includes(value as Word),
  words,
});

export const text = (fallback: string): Option<string> => ({ fallback, accepts: () => true });

export const ofEveryWidget = {
  /** All but `inline` open the widget in a dialog (opener.ts). */
  mode: oneOf(['inline', 'button', 'side-tab', 'full-page'], 'inline'),
  /** `auto` follows the visitor's system. */
  theme: oneOf(['light', 'dark', 'auto'], 'light'),
};

export const attributeOf = (option: string) => option.replace(/[A-Z]/g, '-$&').toLowerCase();
