/** How long a change can be taken back on the screen. */
export const undoMs = 10_000;

/** A finished change that can still be taken back. */
export interface Done {
  /** Distinguishes it from the one before, so that the bar starts over. */
  nth: number;
  text: string;
  undo: () => Promise<void>;
}
