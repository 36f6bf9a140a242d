const key = 'brushline:own-name';

/** How whoever works here wants to be called in the history; '' is the owner. Kept by this browser. */
export function authorName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function setAuthorName(name: string): void {
  try {
    localStorage.setItem(key, name.trim());
  } catch {}
}
