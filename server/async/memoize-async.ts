/** A failure is not cached. */
export function memoizeAsync<Value>(load: () => Promise<Value>): { read(): Promise<Value>; forget(): void } {
  let memory: Promise<Value> | undefined;
  const forget = () => {
    memory = undefined;
  };
  const read = () => {
    if (!memory) {
      const loading = load();
      memory = loading;
      loading.catch(() => {
        if (memory === loading) forget();
      });
    }
    return memory;
  };
  return { read, forget };
}
