/** One option of a widget: what it accepts, and what counts where it is not given. */
export interface Option<Value> {
  fallback: Value;
  accepts(value: unknown): boolean;
  /** All that it accepts, where that is a few words. */
  words?: readonly string[];
}

/** Every option of a widget, by its name in code: `pageSize` is the attribute `page-size`. */
export type OptionTable<Options> = { readonly [Name in keyof Options]-?: Option<Options[Name]> };

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

/** What every embedded widget has besides its own: `auto` follows the visitor's system. */
export const ofEveryWidget = { theme: oneOf(['light', 'dark', 'auto'], 'light') };

/** An option's name in HTML. */
export const attributeOf = (option: string) => option.replace(/[A-Z]/g, '-$&').toLowerCase();
