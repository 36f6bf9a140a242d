/** Fills in what was typed before, where nothing is typed now. */
export function restore(inputs: Iterable<HTMLInputElement>, draft: Record<string, string>): void {
  for (const input of inputs) {
    const kept = draft[input.name];
    if (kept === undefined || input.type === 'hidden') continue;
    if (input.type === 'radio') input.checked = input.value === kept;
    else if (input.value === input.defaultValue) input.value = kept;
  }
}
