const flushMs = 100;
const maxLength = 64 * 1024;

/**
 * Gathers lines and writes them together, ten times a second: a line of its own would cost as much as a warm page.
 * What is gathered is lost only when the process is killed.
 */
export function createLogOutput(write: (text: string) => unknown = (text) => process.stdout.write(text)) {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered) write(gathered);
    gathered = '';
  }

  function add(line: string): void {
    gathered += line;
    if (gathered.length > maxLength) flush();
    else timer ??= setTimeout(flush, flushMs).unref();
  }

  return { add, flush };
}
