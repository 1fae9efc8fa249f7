import { translations } from '../../adapters/translations/index.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { View } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Obstacle } from '../../core/flow/predicates.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { testedKit } from '../../core/flow/timers.ts';
import type { Observation } from '../../scenarios/observation.ts';
import { codeOf, inventedCassette } from '../../replay/replay-inputs.ts';
import { observeTab } from '../play/observe-tab.ts';
import { buttonsThere, pressButton } from '../play/act-on-screen.ts';
import { settle, type Play } from '../play/terminal-play.ts';
import { screenControls } from '../walk/screen-controls.ts';
import { playedWords } from '../walk/step-words.ts';
import { flowContext, type TerminalTab } from '../play/terminal-tab.ts';

/** What of a view opens or closes beside the step. */
const VIEW_PARTS = [
  'scanOutcome',
  'accountPrompt',
  'logoutMessage',
  'isInactivityWarned',
] as const satisfies readonly (keyof View)[];
type ViewPart = (typeof VIEW_PARTS)[number];

interface PartChange {
  readonly part: ViewPart;
  readonly change: 'opens' | 'closes';
}

/** What pressing a button, or an accepted scan, leads to. */
export interface Outcome {
  readonly step: Observation['step'];
  readonly number: number;
  readonly route: string;
  /** Whether a call leaves for the server. */
  readonly isCalling: boolean;
  /** How many more calls wait for the network than before. */
  readonly newlyWaiting: number;
  /** The errors that then show, of which those before are left out. */
  readonly errors: readonly ErrorCode[];
  /** What opens or closes beside the step. */
  readonly changes: readonly PartChange[];
  /** Whether the step that showed before shows other words. */
  readonly changesStep: boolean;
  /** What is in the way, where the button leads nowhere. */
  readonly obstacle: Obstacle['kind'] | null;
}

/** A button that was pressed, or an accepted scan. */
export interface Tried extends Outcome {
  /** The words on it; null for a scan. */
  readonly label: string | null;
  /** Where it leads if the invented values are different; null if that is the same. */
  readonly otherwise: Outcome | null;
}

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

function changesOf(before: View, after: View): readonly PartChange[] {
  const isShown = (view: View, part: ViewPart): boolean => Boolean(view[part]) && view[part] !== 'accepted';
  return VIEW_PARTS.filter((part) => isShown(before, part) !== isShown(after, part)).map((part) => ({
    part,
    change: isShown(after, part) ? 'opens' : 'closes',
  }));
}

function obstacleOf(tab: TerminalTab, id: string): Outcome['obstacle'] {
  if (id !== 'next' || tab.openRow() === null) return null;
  const obstacle = nextObstacle(flowContext(tab));
  return obstacle?.kind ?? null;
}

/** The words of the step, to be compared; empty outside a test. */
const wordsOf = (play: Play): string => JSON.stringify(playedWords(play, 'en'));

async function tryOne(play: Play, button: string): Promise<Outcome> {
  const tab = play.tab();
  const before = await observeTab(play);
  const { view: viewBefore, outbox: outboxBefore } = tab.state();
  const wordsBefore = wordsOf(play);
  const obstacle = obstacleOf(tab, button);
  await choose(tab, button);
  await settle(play);
  const after = await observeTab(play);
  return {
    step: after.step,
    number: after.number,
    route: after.route,
    isCalling: after.calls.length > before.calls.length,
    newlyWaiting: tab.state().outbox.waiting.length - outboxBefore.waiting.length,
    errors: after.errors.filter((code) => !before.errors.includes(code)),
    changes: changesOf(viewBefore, tab.state().view),
    changesStep: after.step === before.step && wordsOf(play) !== wordsBefore,
    obstacle,
  };
}

/** Opens another app in the same state; `otherwise` with other values in place of the invented ones. */
export interface OpenAgain {
  readonly same: () => Promise<Play>;
  readonly otherwise: () => Promise<Play>;
}

const isSame = (one: Outcome, other: Outcome): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Presses every button of the current screen, each in a separate app in the same state. The labels are in a language. */
export async function tryButtons(play: Play, open: OpenAgain, language: Language): Promise<readonly Tried[]> {
  const { buttons } = screenControls(play, language);
  const labels = new Map(buttons.map(({ id, label }) => [id, label]));
  labels.set(HOME, labels.get(HOME) ?? translations[language].general.buttons.home);
  const tried: Tried[] = [];
  for (const button of choicesOf(play.tab())) {
    const outcome = await tryOne(await open.same(), button);
    const other = await tryOne(await open.otherwise(), button);
    const label = button === SCAN ? null : (labels.get(button) ?? button);
    tried.push({ label, ...outcome, otherwise: isSame(outcome, other) ? null : other });
  }
  return tried;
}
