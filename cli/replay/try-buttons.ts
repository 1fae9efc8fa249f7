import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { View } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { OBSTACLE_WORDS, type FlowContext } from '../../core/flow/predicates.ts';
import { nextObstacle } from '../../core/flow/selectors.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { testedKit } from '../../core/flow/timers.ts';
import { countCalls, type Observation } from '../../scenarios/observation.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import { inventedCassette } from '../../replay/replay-inputs.ts';
import { observeTab } from '../play/observe-tab.ts';
import { buttonsThere, pressButton } from '../play/act-on-screen.ts';
import { settle, type Play } from '../play/terminal-play.ts';
import type { TerminalTab } from '../play/terminal-tab.ts';

/** What pressing a button, or an accepted scan, leads to. */
export interface Tried {
  /** The button's id as the screens have it; `scan` is an accepted scan. */
  readonly button: string;
  readonly step: Observation['step'];
  readonly number: number;
  readonly route: string;
  /** How often each call leaves for the server. */
  readonly calls: Readonly<Record<string, number>>;
  /** How many more calls wait for the network than before. */
  readonly newlyWaiting: number;
  /** The errors that then show, of which those before are left out. */
  readonly errors: readonly ErrorCode[];
  /** What opens or closes beside the step. */
  readonly changes: readonly string[];
  /** What is in the way, where the button leads nowhere. */
  readonly obstacle: string | null;
}

const SCAN = 'scan';
const HOME = 'home';

function contextOf(tab: TerminalTab): FlowContext {
  const { session, identity } = tab.state();
  return { session, identity, moment: tab.runner.moment() };
}

/** A code that the camera of this step accepts; null where no camera is on. */
function goodCode(tab: TerminalTab): string | null {
  const row = tab.openRow();
  const [{ session, view }, moment] = [tab.state(), tab.runner.moment()];
  // Nothing is scanned while the message of the last scan stands.
  if (scanRejection(view) !== null) return null;
  const kit = testedKit({ session, moment });
  if (row?.leaveBy === 'boxScan') return kit.productUrl;
  if (row?.leaveBy !== 'cassetteScan') return null;
  return encodeCassette(session.device ?? inventedCassette(moment.today, kit), 'long');
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

/** What of a view opens or closes, with what it is. */
const PARTS = {
  scanOutcome: 'the message of the scan',
  accountPrompt: 'the offer of an account',
  logoutMessage: 'the message of the logout',
  isInactivityWarned: 'the dialog that offers to stay',
} as const satisfies Partial<Record<keyof View, string>>;

function changesOf(before: View, after: View): readonly string[] {
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const isShown = (view: View, name: keyof typeof PARTS): boolean => Boolean(view[name]) && view[name] !== 'accepted';
  return names
    .filter((name) => isShown(before, name) !== isShown(after, name))
    .map((name) => `${isShown(after, name) ? 'opens' : 'closes'} ${PARTS[name]}`);
}

function obstacleOf(tab: TerminalTab, id: string): string | null {
  if (id !== 'next' || tab.openRow() === null) return null;
  const obstacle = nextObstacle(contextOf(tab));
  return obstacle === null ? null : OBSTACLE_WORDS[obstacle.kind];
}

async function tryOne(play: Play, button: string): Promise<Tried> {
  const tab = play.tab();
  const before = await observeTab(play);
  const { view: viewBefore, outbox: outboxBefore } = tab.state();
  const obstacle = obstacleOf(tab, button);
  await choose(tab, button);
  await settle(play);
  const after = await observeTab(play);
  return {
    button,
    step: after.step,
    number: after.number,
    route: after.route,
    calls: countCalls(after.calls.slice(before.calls.length)),
    newlyWaiting: tab.state().outbox.waiting.length - outboxBefore.waiting.length,
    errors: after.errors.filter((code) => !before.errors.includes(code)),
    changes: changesOf(viewBefore, tab.state().view),
    obstacle,
  };
}

/** Presses every button of the current screen, each in a separate app in the same state. */
export async function tryButtons(play: Play, openAgain: () => Promise<Play>): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const id of choicesOf(play.tab())) tried.push(await tryOne(await openAgain(), id));
  return tried;
}
