/** Fills in what was typed before, where nothing is typed or chosen now. */
export function restore(inputs: readonly HTMLInputElement[], draft: Readonly<Record<string, string>>): void {
  const isChanged = (input: HTMLInputElement) =>
    input.value !== input.defaultValue || input.checked !== input.defaultChecked;
  const changed = new Set(inputs.filter(isChanged).map(({ name }) => name));
  for (const input of inputs) {
    const kept = draft[input.name];
    if (kept === undefined || input.type === 'hidden' || changed.has(input.name)) continue;
    if (input.type === 'radio') input.checked = input.value === kept;
    else input.value = kept;
  }
}
