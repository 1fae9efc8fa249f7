import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import { API_ROUTES, routeName, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import type { Failure } from '../../scenarios/scenario.ts';
import type { PlayBackEnd } from '../play/back-end.ts';
import type { Play } from '../play/terminal-play.ts';
import { pageWords } from './page-words.ts';
import type { ReplaySource } from './replay-source.ts';

/** The call with which each of these pages opens. The others show an error only after a press. */
const LOADED_BY: Readonly<Partial<Record<RouteName, ApiRouteId>>> = {
  editProfileSelection: 'getAllProfiles',
  otpDevices: 'listOtpDevices',
  loginSessions: 'listLoginSessions',
  resultsList: 'getAllResults',
};

/** A page that the replay shows, with the errors that it showed to the person. */
interface ShownPage {
  readonly route: RouteName;
  readonly errors: readonly ErrorCode[];
}

/** The page of a snapshot that the replay shows: for help the page before it. Null if it is not known, and for the steps of a test. */
function shownPage(source: ReplaySource): ShownPage | null {
  const page = source.kind === 'snapshot' ? source.snapshot.page : null;
  const route = page?.from ?? page?.route ?? 'testSteps';
  if (source.kind === 'state' || page === null || route === 'testSteps') return null;
  const { errors, refused } = source.snapshot;
  const shown = (page.from === null ? page.errors : page.errorsBefore) ?? [];
  return { route, errors: shown.filter((code) => !errors.includes(code) && !refused.includes(code)) };
}

/** How a call fails with an error; null for one that another call caused, or that logs the person out. */
function failureOf(call: ApiRouteId, code: ErrorCode): Failure | null {
  const { errors }: ApiRoute = API_ROUTES[call];
  const status = Object.keys(errors).find((one) => errors[Number(one)] === code);
  if (code === 'INVALID_TOKEN') return null;
  if (code === 'SERVICE_UNAVAILABLE' || code === 'UNKNOWN') return { status: 503, code };
  return status === undefined ? null : { status: Number(status) };
}

/** Lets the call fail with which the page of a snapshot opens, if it failed for the person. */
export function failPage(backEnd: PlayBackEnd, source: ReplaySource): void {
  const page = shownPage(source);
  const [call, code] = [page && LOADED_BY[page.route], page?.errors[0]];
  const failure = call && code && failureOf(call, code);
  if (call && failure) backEnd.failNext({ [routeName(call)]: failure });
}

/** A replay with the errors that the person's page showed; those that came after a press are added. */
export function withPageErrors(play: Play, source: ReplaySource): Play {
  const [tab, page] = [play.tab(), shownPage(source)];
  if (page === null || routeAt(tab.route()) !== page.route) return play;
  const { errors } = page;
  const screen: typeof tab.screen = () => {
    const shown = tab.screen();
    const added = errors.filter((code) => !shown.errors.includes(code)).map((code) => ({ code }));
    return { ...shown, failures: [...shown.failures, ...added] };
  };
  return { ...play, tab: () => ({ ...tab, screen }) };
}

/** That another page is `shown` than the person's, because theirs needs its link or id; null if it is theirs, or after it was `opened`. */
export function otherPageText(
  source: ReplaySource,
  { shown, opened }: Readonly<Record<'shown' | 'opened', string>>,
  language: Language,
): string | null {
  const page = shownPage(source);
  if (page === null || shown !== opened || routeAt(shown) === page.route) return null;
  return fillIn(terminalTexts[language].replay.notShown, { page: pageWords(APP_ROUTES[page.route], language) });
}
