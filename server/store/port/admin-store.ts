/** Settings. */
export interface AdminStore {
  /** A setting by name; undefined if it was never set. */
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Sets a value unless there is one, in one atomic step. @returns the value in the store */
  setSettingOnce(name: string, value: string): Promise<string>;
  /** Sets a value if the current one is `expected`, in one atomic step; false if it is another, or missing. */
  replaceSetting(name: string, expected: string, value: string): Promise<boolean>;
  removeSetting(name: string): Promise<void>;
}

/** Work that must be done once, in any number of processes. */
export interface TaskStore {
  /**
   * Claims a task by its name: no other process gets it until `now + leaseMs`, and none once it is done. A crashed
   * worker's claim expires. After the clock was set back, a lease that ends more than twice `leaseMs` ahead has ended.
   * The task's record is removed at `forgetAt`, done or not.
   * @returns undefined if it is claimed or done; else the lease, which a later claim makes void, and how often the task
   * has been claimed, including this time
   */
  claimTask(
    name: string,
    claim: { now: Date; leaseMs: number; forgetAt: Date },
  ): Promise<{ lease: string; attempts: number } | undefined>;
  /** Marks a claimed task as done; false if the lease is void. */
  finishTask(name: string, lease: string): Promise<boolean>;
}
