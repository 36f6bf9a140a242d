/**
 * Runs on the private page, so it uses nothing outside of itself. Keeps an unsent note in the tab until it was sent,
 * and refuses a note that is too long and a post without a network before the browser leaves the page.
 */
function keepNote(): void {
  const note = document.querySelector<HTMLTextAreaElement>('#note');
  const photos = document.querySelector<HTMLInputElement>('#photos');
  if (!note) return;
  const { draft = '', max } = note.dataset;

  function keep(text: string): void {
    try {
      if (text) sessionStorage.setItem(draft, text);
      else sessionStorage.removeItem(draft);
    } catch {} // Without storage, only the draft is lost.
  }
  function kept(): string {
    try {
      return sessionStorage.getItem(draft) ?? '';
    } catch {
      return '';
    }
  }
  function show(field: HTMLElement, message: string): void {
    const error = document.getElementById(`${field.id}-error`);
    if (error) error.textContent = message;
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }

  const done = new URLSearchParams(location.search).get('done') ?? '';
  if (done.split('.').includes('note')) keep('');
  // So that the way back to this page, after a later note failed, does not count as having sent that one.
  if (done) history.replaceState(history.state, '', location.pathname + location.hash);
  note.value ||= kept();

  note.addEventListener('input', () => {
    keep(note.value);
    show(note, '');
  });
  note.form?.addEventListener('submit', (event) => {
    const { length } = note.value.trim();
    const isOfPhotos = length === 0 && photos?.files?.[0];
    const field = isOfPhotos ? photos : note;
    let message = '';
    // The sentence of catalogue/contracts/text.ts, with the number as the server counts it.
    if (length > Number(max)) {
      const [most, has] = [Number(max), length].map((count) => count.toLocaleString('en'));
      message = `Please shorten this text to ${most} characters; it has ${has}`;
    } else if (!navigator.onLine) {
      message = 'You’re offline, so this was not sent. It stays here; please try again once you’re connected.';
    }
    if (!message) return;
    event.preventDefault();
    show(field, message);
    field.focus();
  });
}

/** The script of a request's private page, inlined there. */
export const keepNoteScript = `(${keepNote})()`;
