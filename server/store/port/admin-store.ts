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
