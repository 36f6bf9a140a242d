/** Unsent input, by field name unless `Values` is another type. */
export interface Draft<Values = Record<string, string>> {
  read(): Values | undefined;
  /** Without values, it deletes the draft. */
  write(values?: Values): void;
}

/** Survives a reload of the tab. Without storage, only the draft is lost. */
export function sessionDraft<Values = Record<string, string>>(key: string): Draft<Values> {
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

/** Lives as long as its element, which a page may remove and insert again. */
export function memoryDraft(): Draft {
  let kept: Record<string, string> | undefined;
  return {
    read: () => kept,
    write(values) {
      kept = values;
    },
  };
}
