import type { ContentStore } from '../store/port/content-store.ts';

/** How far any process may lag behind a change. */
const everyMs = 1_000;

export interface ContentVersion {
  onChange(listener: () => void): void;
  /**
   * Calls back on every check, after any change is reported. {@link check} waits for the listener, which must not
   * reject.
   */
  onLook(listener: () => void | Promise<void>): void;
  /** Never rejects. While the store does not respond, the last known version stays. */
  check(): Promise<void>;
  stop(): void;
}

/** Does not keep the process alive. */
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
