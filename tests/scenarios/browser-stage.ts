import type { Stage } from './browser-person.ts';
import { visitsIn, type VisitOptions } from './browser-visit.ts';
import { playedServer } from './played-server.ts';

export type StageOptions = VisitOptions & Pick<Stage, 'camera'>;

/** Chromium, with the real server at `url`. */
export function browserStage({ camera, ...options }: StageOptions): Stage {
  return { camera, server: playedServer(options.url), openVisit: visitsIn(options) };
}
