import { fillIn } from '../adapters/translations/fill-in.ts';
import { terminalTexts } from '../adapters/translations/terminal.ts';
import type { BackRule, LeaveBy, NextConditionName, SkipName, StepRow } from '../core/flow/step-row.ts';

const LEAVE_BY: Readonly<Record<Exclude<LeaveBy, 'next'>, string>> = {
  boxScan: 'a scan of the kit box leads on',
  cassetteScan: 'a scan of the cassette leads on',
  countdown: 'the end of the wait leads on',
  report: 'Next sends a test that is not reported',
  review: 'saving the form sends the test',
  finish: 'the last step',
};
const NEXT_IF: Readonly<Record<NextConditionName, string>> = {
  profileSelected: 'Next needs a person',
  symptomsAnswered: 'Next needs the answer about symptoms',
  boxesTicked: 'Next needs every box checked',
  collectionChosen: 'Next needs the answer who takes the sample',
  controlLineAnswered: 'Next needs the answer about the control line',
  testLineAnswered: 'Next needs the answer about the test line',
  resultChosen: 'Next needs a result',
  resultAndTimeGiven: 'Next needs the result and the time of the test',
  reportOptionChosen: 'Next needs a choice about the report',
  reviewComplete: 'Next needs a complete form',
};
const SCAN = { first: 'the first scan', second: 'the scan must equal the first one' };
const SKIP_IF: Readonly<Record<SkipName, string>> = {
  isGuest: 'skipped for guests',
  consentToReport: 'skipped if the person always reports',
  doNotReport: 'skipped if nothing is reported',
};
const BACK: Readonly<Record<Exclude<BackRule, 'previous'>, string>> = {
  never: 'no way back',
  untilSubmitted: 'no way back once the test is sent',
  guestGoesHome: 'Back ends a guest’s test and leads to the home page',
  leavesFlow: 'Back ends the test and leads to the home page',
};
const TIMER = { countdown: 'shows the time left of the wait', reading: 'shows the time left to read the result' };

/** The rules of a step, as the flow's table has them, in a sentence; empty without any. */
export function ruleWords(row: StepRow): string {
  const { leaveBy = 'next', nextIf, scan, skipIf, back = 'previous', timer, rescue, counter, resume } = row;
  const said = [
    leaveBy === 'next' ? null : LEAVE_BY[leaveBy],
    nextIf && NEXT_IF[nextIf],
    scan && SCAN[scan],
    skipIf && SKIP_IF[skipIf],
    back === 'previous' ? null : BACK[back],
    timer && TIMER[timer],
    rescue && 'offers help if something went wrong',
    counter && 'offers a counter',
    resume &&
      fillIn('a reload leads back here without {{missing}}', { missing: terminalTexts.en.missing[resume.missing] }),
    row.cancelFreesDevice && 'canceling frees the cassette',
  ].filter((words) => typeof words === 'string');
  return said.length === 0 ? '' : `Rules: ${said.join('; ')}`;
}
