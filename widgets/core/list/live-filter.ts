/** Safari refuses more than 100 changes of the URL in 30 s. */
const restMs = 350;

/**
 * Keeps the page's URL equal to the form's, so that Back returns to the same list. Returns what stops it.
 * @param show gets the nonempty values, also at the start if the form was changed before the script ran
 */
export function activateFilter(form: HTMLFormElement, show: (filter: URLSearchParams) => Promise<void>): () => void {
  const ending = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal: ending.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = String(read(new URLSearchParams(location.search)));

  function read(from: FormData | URLSearchParams): URLSearchParams {
    const names = [...form.elements].map((field) => (field as HTMLInputElement).name).filter(Boolean);
    const filled = names.map((name) => [name, String(from.get(name) ?? '').trim()] as [string, string]);
    return new URLSearchParams(filled.filter(([, value]) => value));
  }
  function keepAddress(): void {
    clearTimeout(timer);
    history.replaceState(history.state, '', shown ? `?${shown}` : location.pathname);
  }
  function answer(): void {
    const filter = read(new FormData(form));
    if (String(filter) === shown) return;
    shown = String(filter);
    show(filter).catch(console.error);
    clearTimeout(timer);
    timer = setTimeout(keepAddress, restMs);
  }
  function clear(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !(event.target as Element).closest('[data-clear]')) return;
    event.preventDefault();
    const fields = [...form.elements].filter((field) => 'value' in field) as HTMLInputElement[];
    for (const field of fields) field.value = '';
    answer();
    keepAddress();
    fields[0]?.focus();
  }

  on(form, 'input', answer);
  on(form, 'change', () => {
    answer();
    keepAddress();
  });
  on(form, 'submit', (event) => {
    event.preventDefault();
    answer();
    keepAddress();
    document.querySelector('[data-live]')?.scrollIntoView();
  });
  on(document, 'click', clear);
  answer();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
