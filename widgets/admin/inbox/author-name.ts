const key = 'brushline:own-name';

/** How whoever works here wants to be called in the history; '' is the owner. Kept by this browser. */
export function ownName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function setOwnName(name: string): void {
  try {
    localStorage.setItem(key, name.trim());
  } catch {}
}
