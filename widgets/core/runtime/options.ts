/** One option of a widget: the values it accepts, and its default. */
export interface Option<Value> {
  fallback: Value;
  accepts(value: unknown): boolean;
  /** All accepted values, if they are a short list. */
  words?: readonly string[];
}

/** All options of a widget, by their names in code: `pageSize` is the attribute `page-size`. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: Option<Options[Name]> };

/** The options that a table describes, with their types. */
export type OptionsOf<Table> = { [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never };

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

/** The option that every embedded widget has: `auto` follows the visitor's system. */
export const ofEveryWidget = { theme: oneOf(['light', 'dark', 'auto'], 'light') };

/** An option's name in HTML. */
export const attributeOf = (option: string) => option.replace(/[A-Z]/g, '-$&').toLowerCase();
