/** Loads a part of the decoder into the browser's cache, so that it works later without a network. Rejects when that fails. */
export async function fetchIntoCache(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('The decoder could not be loaded.');
  await answer.arrayBuffer();
}
