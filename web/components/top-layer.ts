import { useSyncExternalStore } from 'react';

/** The places for notices in the modal dialogs that are open, the topmost last. */
let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  listeners.forEach((listener) => listener());
}

/** Registers the place for notices in a modal dialog that opens. The returned function is called when it closes. */
export function openNoticeSlot(slot: HTMLElement): () => void {
  change([...slots, slot]);
  return () => change(slots.filter((other) => other !== slot));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place for notices in the topmost modal dialog, which makes the rest of the page inert; null while none is open. */
export function useNoticeSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
