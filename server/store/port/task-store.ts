/** Work that must be done once, however many processes look for it. */
export interface TaskStore {
  /**
   * Claims a task by its name: nobody else gets it until `now + leaseMs`, and nobody at all once it is done. A crashed
   * worker's claim expires. After the clock was set back, a lease that ends more than twice `leaseMs` ahead has
   * ended. The task is forgotten at `forgetAt`, done or not.
   * @returns undefined if it is taken or done; else proof of the claim, which a later claim makes void, and how often
   * the task has been claimed, this time included
   */
  claimTask(
    name: string,
    claim: { now: Date; leaseMs: number; forgetAt: Date },
  ): Promise<{ lease: string; attempts: number } | undefined>;
  /** Marks a claimed task as done; false if the lease is void. */
  finishTask(name: string, lease: string): Promise<boolean>;
}
