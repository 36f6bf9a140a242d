import type { ContentStore } from '../store/port/content-store.ts';

/** How far any process may lag behind a change of content. */
const everyMs = 1_000;

/** Watches for changes of content, outside of requests. */
export interface ContentVersion {
  /** Calls back after each change. */
  onChange(listener: () => void): void;
  /**
   * Calls back on every check, after any change is reported. {@link check} waits for the listener, which must not
   * reject.
   */
  onLook(listener: () => void | Promise<void>): void;
  /** Checks now; never rejects. While the store does not respond, the last known version stays. */
  check(): Promise<void>;
  stop(): void;
}

/** Starts to check the version every second. Does not keep the process alive. */
export function watchContentVersion(store: ContentStore): ContentVersion {
  const listeners: (() => void)[] = [];
  const lookers: (() => void | Promise<void>)[] = [];
  let version: string | undefined;
  const timer = setInterval(check, everyMs).unref();

  async function check(): Promise<void> {
    const current = await store.contentVersion().catch(() => version);
    const isChange = current !== version && version !== undefined;
    version = current;
    if (isChange) for (const listener of listeners) listener();
    await Promise.all(lookers.map((look) => look()));
  }

  return {
    onChange: (listener) => void listeners.push(listener),
    onLook: (listener) => void lookers.push(listener),
    check,
    stop: () => clearInterval(timer),
  };
}
