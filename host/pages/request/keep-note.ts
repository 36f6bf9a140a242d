import { faultOfType, photoRules } from '../../../catalogue/photo-file.ts';
import { offerCamera, takeWords } from '../../../widgets/core/form/offer-camera.ts';
import { createPreparePhoto, type PreparedPhoto } from '../../../widgets/core/form/prepare-photo.ts';

/** Inlined by its source, so it uses nothing outside of itself. */
function keepNote(prepare: (file: File) => Promise<PreparedPhoto>): void {
  const note = document.querySelector<HTMLTextAreaElement>('#note');
  const photos = document.querySelector<HTMLInputElement>('#photos');
  if (!note) return;
  const chosen = document.querySelector('#photos-chosen');
  const sendPhotos = document.querySelector<HTMLElement>('#photos-send');
  function nameChosen(): void {
    const names = [...(photos?.files ?? [])].map(({ name }) => name);
    if (chosen) chosen.textContent = names.join(', ');
    if (sendPhotos) sendPhotos.hidden = names.length === 0;
  }
  // A browser may bring them back.
  nameChosen();
  const { draft = '', max, long = '', canceled } = note.dataset;

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
  function dropReceipt(): void {
    try {
      for (const [key, value] of Object.entries<string>(sessionStorage))
        if (value.includes(location.pathname)) sessionStorage.removeItem(key);
    } catch {} // Without storage, none was kept.
  }
  // It would go on to say when we call.
  if (canceled !== undefined) dropReceipt();

  function show(field: HTMLElement, message: string): void {
    const error = document.getElementById(`${field.id}-error`);
    if (error) error.textContent = message;
    if (message) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }

  const done = new URLSearchParams(location.search).get('done') ?? '';
  if (done.split('.').includes('note')) keep('');
  // So that a return here after a later note failed does not count as having sent it.
  if (done) history.replaceState(history.state, '', location.pathname + location.hash);
  note.value ||= kept();

  note.addEventListener('input', () => {
    keep(note.value);
    show(note, '');
  });

  /** Whether all photos can be used. */
  let preparing: Promise<boolean> | undefined;
  let turn = 0;
  async function prepareChosen(input: HTMLInputElement): Promise<boolean> {
    turn += 1;
    const own = turn;
    const usable = new DataTransfer();
    const refused: string[] = [];
    for (const file of [...(input.files ?? [])]) {
      const { body, refusal } = await prepare(file).catch(() => ({ body: file, refusal: undefined }));
      if (refusal) refused.push(`${file.name}: ${refusal}`);
      else usable.items.add(body === file ? file : new File([body], file.name, { type: body.type }));
    }
    // Others were chosen meanwhile.
    if (turn !== own) return preparing ?? true;
    input.files = usable.files;
    nameChosen();
    show(input, refused.join('. '));
    preparing = undefined;
    return refused.length === 0;
  }
  photos?.addEventListener('change', () => {
    nameChosen();
    preparing = prepareChosen(photos);
  });

  note.form?.addEventListener('submit', (event) => {
    const { length } = note.value.trim();
    const isOfPhotos = length === 0 && photos?.files?.[0];
    const field = isOfPhotos ? photos : note;
    let message = '';
    if (length > Number(max)) {
      const [most = '', has = ''] = [Number(max), length].map((count) => count.toLocaleString('en'));
      message = long.replace('%', most).replace('%', has);
    } else if (!navigator.onLine) {
      message = 'You’re offline, so this was not sent. It stays here; please try again once you’re connected.';
    }
    if (!message && preparing) {
      event.preventDefault();
      const { submitter } = event;
      preparing.then((isWhole) => isWhole && note.form?.requestSubmit(submitter));
      return;
    }
    if (!message) return;
    event.preventDefault();
    show(field, message);
    field.focus();
  });
}

export const keepNoteScript = `{
  const offerCamera = ${offerCamera};
  const rules = { ...${JSON.stringify(photoRules)}, faultOfType: ${faultOfType} };
  (${keepNote})((${createPreparePhoto})(rules));
  const photos = document.querySelector('#photos');
  if (photos) offerCamera(photos, ${JSON.stringify(takeWords)});
}`;
