import { makeCell } from '../../core/cell.ts';

const saved = makeCell(false);

/** Whether the open screen confirms a saved profile. */
export const isProfileSaved = saved.state;
export const subscribeSaved = saved.subscribe;

/** A profile was saved, which the next screen confirms; or, with false, that screen was left. */
export function noteProfileSaved(isSavedNow = true): void {
  saved.set(isSavedNow);
}
