import { useSyncExternalStore } from 'react';

/** The containers for notices in the open modal dialogs, the topmost last. */
let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  listeners.forEach((listener) => listener());
}

/** Registers the container for notices of a modal dialog that opens. Returns a function to call when it closes. */
export function openNoticeSlot(slot: HTMLElement): () => void {
  change([...slots, slot]);
  return () => change(slots.filter((other) => other !== slot));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The container for notices in the topmost modal dialog, which makes the rest of the page inert; null if none is open.
 */
export function useNoticeSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
