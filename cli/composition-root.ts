import type { PlayBackEnd } from './play/back-end.ts';

/**
 * The back end to play against: a running server by its address, or one in memory. Only the code of the chosen one is
 * loaded, so that the terminal starts quickly.
 */
export async function composeBackEnd(serverUrl: string | null): Promise<PlayBackEnd> {
  if (serverUrl === null) return (await import('./play/memory-back-end.ts')).makeMemoryPlayBackEnd();
  return (await import('./play/server-back-end.ts')).makeServerPlayBackEnd(serverUrl);
}
