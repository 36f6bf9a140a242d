/** Disabled fields would lose the focus, and would not be sent. */
export function lockFields(form: HTMLFormElement): () => void {
  const end = new AbortController();
  const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea')];
  const choices = fields.filter(isChoice);
  const texts = fields.filter((field) => !isChoice(field)) as HTMLInputElement[];

  // Radio buttons and checkboxes ignore `readOnly`.
  function refuse(event: Event): void {
    if (!isChoice(event.target as Element)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  form.addEventListener('click', refuse, { capture: true, signal: end.signal });
  for (const field of texts) field.readOnly = true;
  for (const choice of choices) choice.setAttribute('aria-disabled', 'true');

  return () => {
    end.abort();
    for (const field of texts) field.readOnly = false;
    for (const choice of choices) choice.removeAttribute('aria-disabled');
  };
}

const isChoice = (field: Element) => field.matches('[type=radio], [type=checkbox]');
