import { scanRejection } from '../../core/flow/step-buttons.ts';
import { notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import * as screen from './act-on-screen.ts';
import type { Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';
import { missingButton, tabPlace, type Control } from './what-is-there.ts';

/** Performs an action in the running play, and waits until the app is idle. */
export type Act = (what: (play: Play) => Played | Promise<Played>) => Promise<Played>;

async function scanText(play: Play, text: string): Promise<Played> {
  const tab = play.tab();
  const leaveBy = tab.openRow()?.leaveBy;
  if (leaveBy !== 'boxScan' && leaveBy !== 'cassetteScan') {
    return notPlayed(`No camera is on ${tabPlace(tab)}.`, 'noCamera');
  }
  const rejection = scanRejection(tab.state().view);
  if (rejection !== null) {
    const reason = `The message of the last scan (${rejection}) is still open; "ok" rescans.`;
    return notPlayed(reason, 'scanMessageOpen');
  }
  await tab.actions.scanCode(await play.backEnd.cassetteText(text));
  play.lastScan = tab.state().view.scanOutcome ?? play.lastScan;
  return PLAYED;
}

/** The actions on the steps of a test, and at home. */
export function stepActions(act: Act, readButtons: (play: Play) => Promise<readonly Control[]>) {
  const pressIfThere = (tab: TerminalTab, id: string) =>
    screen.buttonsThere(tab).includes(id) ? screen.pressButton(tab, id) : PLAYED;
  const press = (id: string) =>
    act(async (play) => {
      const tab = play.tab();
      if (screen.buttonsThere(tab).includes(id)) return screen.pressButton(tab, id);
      return missingButton(tab, id, await readButtons(play));
    });
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
