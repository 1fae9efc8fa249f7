import { translations } from '../../adapters/translations/index.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { View } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { flowNameOf } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { Obstacle } from '../../core/flow/predicates.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { codeOf, inventedCassette } from '../../replay/replay-inputs.ts';
import { observeTab } from '../play/observe-tab.ts';
import { buttonsThere, pressButton } from '../play/act-on-screen.ts';
import { settle, type Play } from '../play/terminal-play.ts';
import { stepTitle } from '../walk/format-step.ts';
import { screenControls } from '../walk/screen-controls.ts';
import { playedWords } from '../walk/step-words.ts';
import { flowContext, type TerminalTab } from '../play/terminal-tab.ts';
import { INVENTED_MARK } from './invented.ts';
import { pageTitle } from './page-words.ts';
import { messageIn } from './values.ts';

/** What of a view opens or closes beside the step. */
const VIEW_PARTS = {
  scanOutcome: 'the message of the scan',
  accountPrompt: 'the offer of an account',
  logoutMessage: 'the message of the logout',
  isInactivityWarned: 'the dialog that offers to stay',
} as const satisfies Readonly<Partial<Record<keyof View, string>>>;

const OBSTACLES: Readonly<Record<Obstacle['kind'], string>> = {
  unavailable: 'something must be chosen, checked or scanned first',
  fields: 'what is typed on the step is missing or wrong',
  tooYoung: 'the tested person is too young to continue',
};

const SCAN = 'scan';
const HOME = 'home';

/** A code that the camera of this step accepts; null where no camera is on. */
function goodCode(tab: TerminalTab): string | null {
  const row = tab.openRow();
  const [{ session, view }, moment] = [tab.state(), tab.runner.moment()];
  // Nothing is scanned while the message of the last scan stands.
  if (scanRejection(view) !== null) return null;
  const kit = testedKit({ session, moment });
  if (row?.leaveBy === 'boxScan') return kit.productUrl;
  if (row?.leaveBy !== 'cassetteScan') return null;
  return codeOf(session.device ?? inventedCassette(moment.today, kit));
}

/** What can be done on the screen that shows: its buttons, the way home that every screen of a test has, and a scan. */
function choicesOf(tab: TerminalTab): readonly string[] {
  const ids = buttonsThere(tab);
  const isHomeThere = tab.isAt(APP_ROUTES.testSteps) && !ids.includes(HOME);
  return [...(goodCode(tab) === null ? [] : [SCAN]), ...ids, ...(isHomeThere ? [HOME] : [])];
}

async function choose(tab: TerminalTab, id: string): Promise<void> {
  const code = goodCode(tab);
  if (id === SCAN && code !== null) return tab.actions.scanCode(code);
  if (id === HOME && tab.isAt(APP_ROUTES.testSteps)) return tab.actions.goHome();
  await pressButton(tab, id);
}

/** What opens or closes beside the step. */
function changesOf(before: View, after: View): readonly string[] {
  const isShown = (view: View, part: keyof typeof VIEW_PARTS): boolean =>
    Boolean(view[part]) && view[part] !== 'accepted';
  return (Object.keys(VIEW_PARTS) as (keyof typeof VIEW_PARTS)[])
    .filter((part) => isShown(before, part) !== isShown(after, part))
    .map((part) => `${isShown(after, part) ? 'opens' : 'closes'} ${VIEW_PARTS[part]}`);
}

/** Where a press leads. */
function leadsTo(before: Observation, after: Observation, flow: FlowName, language: Language): string | null {
  if (after.step === before.step && after.number === before.number && after.route === before.route) return null;
  const { step, route } = after;
  if (step === 'none' || route !== APP_ROUTES.testSteps)
    return `leads to the page "${pageTitle(route, language)}"${step === 'none' && before.step !== 'none' ? ', without a test' : ''}`;
  const { expired } = translations[language].steps;
  return `leads to "${step === 'expired' ? expired.title : stepTitle(step, flow, language, KITS[0])}"`;
}

/** Everything that a press, or an accepted scan, does. */
async function tryOne(play: Play, button: string, language: Language): Promise<readonly string[]> {
  const tab = play.tab();
  const wordsOf = (): string => JSON.stringify(playedWords(play, 'en'));
  const [before, stateBefore, wordsBefore] = [await observeTab(play), tab.state(), wordsOf()];
  const obstacle = button === 'next' && tab.openRow() !== null ? nextObstacle(flowContext(tab)) : null;
  await choose(tab, button);
  await settle(play);
  const [after, { view, outbox }] = [await observeTab(play), tab.state()];
  const stays = obstacle !== null ? `stays: ${OBSTACLES[obstacle.kind]}` : 'stays';
  const changes = obstacle === null && wordsOf() !== wordsBefore ? 'changes what this step shows' : stays;
  const newlyWaiting = outbox.waiting.length - stateBefore.outbox.waiting.length;
  const errors = after.errors.filter((code) => !before.errors.includes(code));
  return [
    leadsTo(before, after, flowNameOf(stateBefore.session), language) ?? changes,
    ...(after.calls.length > before.calls.length ? ['calls the server'] : []),
    ...(newlyWaiting > 0 ? [`${newlyWaiting} more to wait for the network`] : []),
    ...errors.map((code) => `shows "${messageIn(language, code)}"`),
    ...changesOf(stateBefore.view, view),
  ];
}

/** Opens another app in the same state; `otherwise` with other values in place of the invented ones. */
export interface OpenAgain {
  readonly same: () => Promise<Play>;
  readonly otherwise: () => Promise<Play>;
}

/** A button that was pressed, or an accepted scan, whose label is null, and everything that it does; what depends on invented values is marked. */
export interface Tried {
  readonly label: string | null;
  readonly does: readonly string[];
}

/** Presses every button of the current screen, each in a separate app in the same state. The labels are in a language. */
export async function tryButtons(play: Play, open: OpenAgain, language: Language): Promise<readonly Tried[]> {
  const { buttons } = screenControls(play, language);
  const labels = new Map(buttons.map(({ id, label }) => [id, label]));
  labels.set(HOME, labels.get(HOME) ?? translations[language].general.buttons.home);
  const tried: Tried[] = [];
  for (const button of choicesOf(play.tab())) {
    const does = await tryOne(await open.same(), button, language);
    const sure = await tryOne(await open.otherwise(), button, language);
    const label = button === SCAN ? null : (labels.get(button) ?? button);
    tried.push({ label, does: does.map((part) => (sure.includes(part) ? part : `${part} ${INVENTED_MARK}`)) });
  }
  return tried;
}
