export interface AdminStore {
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Atomic; resolves with the stored value. */
  setSettingOnce(name: string, value: string): Promise<string>;
  /** Atomic; false if the current value is not `expected`. */
  replaceSetting(name: string, expected: string, value: string): Promise<boolean>;
  removeSetting(name: string): Promise<void>;
}

export interface TaskStore {
  /**
   * Undefined if claimed or done. A later claim voids `lease`; `attempts` counts this one too. A lease that ends more
   * than twice `leaseMs` ahead has ended. The record goes at `forgetAt`, done or not.
   */
  claimTask(
    name: string,
    claim: { now: Date; leaseMs: number; forgetAt: Date },
  ): Promise<{ lease: string; attempts: number } | undefined>;
  /** False if the lease is void. */
  finishTask(name: string, lease: string): Promise<boolean>;
}
