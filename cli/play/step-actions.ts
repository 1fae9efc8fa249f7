import { scanRejection } from '../../core/flow/step-buttons.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import * as screen from './act-on-screen.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';
import { tabPlace } from './what-is-there.ts';

/** Performs an action in the running play, and waits until the app is idle. */
export type Act = (what: (play: Play) => Played | Promise<Played>) => Promise<Played>;

async function scanText(play: Play, text: string): Promise<Played> {
  const tab = play.tab();
  const leaveBy = tab.openRow()?.leaveBy;
  if (leaveBy !== 'boxScan' && leaveBy !== 'cassetteScan') {
    return notPlayed(`No camera is on ${tabPlace(tab)}.`);
  }
  const rejection = scanRejection(tab.state().view);
  if (rejection !== null) {
    return notPlayed(`The message of the last scan (${rejection}) is still open; "ok" rescans.`);
  }
  await tab.actions.scanCode(await play.backEnd.cassetteText(text));
  play.lastScan = tab.state().view.scanOutcome ?? play.lastScan;
  return PLAYED;
}

/** The actions on the steps of a test, and at home. */
export function stepActions(act: Act) {
  const pressIfThere = (tab: TerminalTab, id: string) =>
    screen.buttonsThere(tab).includes(id) ? screen.pressButton(tab, id) : PLAYED;
  const press = (id: string) => act(({ tab }) => screen.pressButton(tab(), id));
  const thenNext = async (tab: TerminalTab, done: Played) => (done.ok ? screen.pressButton(tab, 'next') : done);
  return {
    next: () => act(({ tab }) => pressIfThere(tab(), 'next')),
    back: () => act(({ tab }) => pressIfThere(tab(), 'back')),
    answer: (answers) => act(({ tab }) => screen.typeInto(tab(), answers)),
    select: (name) => act(({ tab, language }) => screen.selectProfile(tab(), name, language)),
    tick: (box) => act(({ tab }) => screen.tickBoxes(tab(), box === 'all' ? undefined : [box])),
    untick: (box) => act(({ tab }) => screen.tickBoxes(tab(), [box], false)),
    scan: (text) => act((play) => scanText(play, text)),
    // The terminal reads no pictures: what a photo shows is known.
    photo: (text) => act((play) => scanText(play, text)),
    ok: () => press('scan-ok'),
    leave: () => press('scan-leave'),
    start: (flow) => press(`start-${flow}`),
    cancel: () => press('cancel'),
    continue: () => press('continue'),
    report: (option) => act(async ({ tab }) => thenNext(tab(), await screen.chooseReport(tab(), option))),
    profile: (values) => act(({ tab }) => screen.saveProfile(tab(), values)),
    fill: (fields) => act((play) => screen.typeFields(play, fields)),
    press,
  } satisfies Partial<ScenarioDriver>;
}
