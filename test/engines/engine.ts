/** A page that an engine shows; points are CSS pixels from the top left of what is visible. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Evaluates an expression; waits for a promise. The result is JSON. */
  run(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name in the DOM. @param modifier held during the press */
  press(key: string, modifier?: 'Control'): Promise<void>;
  /** A picture of what is visible, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface TabOptions {
  width?: number;
  height?: number;
}

export interface RunningEngine {
  /** A page without cookies or stored data. */
  open(options?: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser engine and its driver. */
export interface Engine {
  name: string;
  /** What must be installed first; empty if it can start. */
  missing(): string[];
  /** @param isDark whether its visitor prefers dark pages */
  launch(options: { isDark: boolean }): Promise<RunningEngine>;
}

/** The default size of a window. */
export const usualSize = { width: 1280, height: 800 };
