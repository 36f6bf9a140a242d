/** Unsent input, by field name. */
export interface Draft {
  /** @returns undefined if there is none */
  read(): Record<string, string> | undefined;
  /** Called without fields, it deletes the draft. */
  write(values?: Record<string, string>): void;
}

/** A draft that survives a reload of the tab. Without storage, only the draft is lost. */
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

/** A draft that lives as long as its element, so that a page may remove the element and insert it again. */
export function memoryDraft(): Draft {
  let kept: Record<string, string> | undefined;
  return {
    read: () => kept,
    write(values) {
      kept = values;
    },
  };
}
