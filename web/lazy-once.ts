/** Brings something once: everybody gets the same promise, until it fails; whoever asks then has it brought again. */
export function lazyOnce<Value>(bring: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | null = null;
  return () => {
    coming ??= bring().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}
