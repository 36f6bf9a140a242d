/** How long a change can be undone. */
export const undoMs = 10_000;

/** A finished change that can still be undone. */
export interface Done {
  /** Distinguishes it from the previous change, so that the bar's timer restarts. */
  nth: number;
  text: string;
  /** The leads that it changed. */
  ids: readonly string[];
  undo: () => Promise<void>;
}
