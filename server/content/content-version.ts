import type { ContentStore } from '../store/port/content-store.ts';

/** How far any process may lag behind a change. */
const everyMs = 1_000;

export interface ContentVersion {
  onChange(listener: () => void): void;
  /** After any change is reported; {@link check} waits for it. Must not reject. */
  onLook(listener: () => void | Promise<void>): void;
  /** Never rejects. While the store fails, the last version stays. */
  check(): Promise<void>;
  stop(): void;
}

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
