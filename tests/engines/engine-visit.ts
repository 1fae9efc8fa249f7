import { paintTable, paintText } from '../../cli/code/camera-film.ts';
import { routeName } from '../../core/api/routes.ts';
import type { SentCall } from '../../scenarios/observation.ts';
import { callAt, type ApiTraffic } from '../scenarios/api-traffic.ts';
import { withRealPages, type Camera, type OpenVisit } from '../scenarios/browser-visit.ts';
import { countRequests, isOfDecoder } from '../support/wait-until-idle.ts';
import { makeEnginePage } from './engine-page.ts';
import type { EngineTab } from './engine-tab.ts';
import { openFront, type PassingRequest } from './front.ts';
import type { PageStart } from './page-start.ts';

/** A visit with a tab of another engine, and its camera. */
export interface EngineVisit {
  readonly openVisit: OpenVisit;
  readonly camera: Camera;
  close(): Promise<void>;
}

/** The call to the API that a request is. */
function callOf({ method, path, body }: PassingRequest): SentCall | null {
  const id = callAt(method, path.split('?', 1)[0] ?? path);
  if (id === null) return null;
  return { name: routeName(id), payload: body.length === 0 ? null : (JSON.parse(body.toString()) as unknown) };
}

/** Opens a visit of the app at `target`. */
export async function openEngineVisit(
  tab: EngineTab,
  target: string,
  onTrouble: (trouble: string) => void,
): Promise<EngineVisit> {
  let start: PageStart = { now: 0, isOnline: true };
  const calls: SentCall[] = [];
  const fetching = countRequests<PassingRequest>();
  const awaited = new Map<string, () => void>();
  const front = await openFront({
    target,
    start: () => start,
    onTrouble,
    onRequest: (request) => {
      fetching.begun(request);
      if (isOfDecoder(request.path)) fetching.ended(request);
      const call = callOf(request);
      if (call !== null) calls.push(call);
    },
    onEnd: (request) => {
      fetching.ended(request);
      awaited.get(request.path)?.();
    },
  });
  const page = makeEnginePage(tab, front.url);
  const change = async (changed: Partial<PageStart>): Promise<void> => {
    start = { ...start, ...changed };
    await page.evaluate((shown) => window.changeStart?.(shown), start);
  };
  const traffic: ApiTraffic = {
    calls,
    faults: null,
    isHolding: () => fetching.isHolding(),
    forget: () => void calls.splice(0),
    setOnline: (isOnline) => change({ isOnline }),
  };
  const isLoginSaved = (): Promise<boolean> =>
    page.evaluate(() => /"kind":"account"/.test(localStorage.getItem('clearline.person') ?? ''));
  const answered = (path: string) => new Promise<void>((resolve) => awaited.set(path, resolve));
  const setTime = (now: number): Promise<void> => change({ now });
  const tabs = new Map([['first', page] as const]);
  const visit = withRealPages({ page, traffic, tabs, openTab: null, setTime, isLoginSaved, answered }, fetching);
  return {
    openVisit: (_scenario, now) => {
      start = { ...start, now };
      return Promise.resolve(visit);
    },
    camera: { show: (text) => front.show(paintText(text)), showNothing: () => front.show(paintTable()) },
    close: async () => {
      await tab.close();
      await front.close();
    },
  };
}
