const listeners = new Set<() => void>();
let isSaved = false;

/** A profile was saved, which the next screen confirms; or, with false, that screen was left. */
export function noteProfileSaved(isSavedNow = true): void {
  isSaved = isSavedNow;
  listeners.forEach((listener) => listener());
}

/** Whether the open screen confirms a saved profile. */
export const isProfileSaved = (): boolean => isSaved;

export function subscribeSaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
