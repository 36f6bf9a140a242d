export const undoMs = 10_000;

export interface Done {
  /** So that the bar's timer restarts. */
  nth: number;
  text: string;
  ids: readonly string[];
  undo: () => Promise<void>;
}
