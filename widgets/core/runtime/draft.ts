/** What was typed and not sent yet, by field name. */
export interface Draft {
  /** @returns undefined when nothing was typed */
  read(): Record<string, string> | undefined;
  /** Nothing forgets the draft. */
  write(values?: Record<string, string>): void;
}

/** A draft that outlives a reload of the tab. A browser that refuses its storage costs the draft, nothing else. */
export function sessionDraft(key: string): Draft {
  return {
    read() {
      try {
        return JSON.parse(`${sessionStorage.getItem(key)}`) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(values) {
      try {
        if (values) sessionStorage.setItem(key, JSON.stringify(values));
        else sessionStorage.removeItem(key);
      } catch {}
    },
  };
}

/** A draft that lives as long as its element, so that a page may take the element out and put it back. */
export function memoryDraft(): Draft {
  let kept: Record<string, string> | undefined;
  return {
    read: () => kept,
    write(values) {
      kept = values;
    },
  };
}
