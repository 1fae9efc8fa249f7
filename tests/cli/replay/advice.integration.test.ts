import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { AFTER_ERROR, AFTER_SCANS } from '../../../cli/replay/error-advice.ts';
import { firstAnswer } from '../../../cli/replay/first-answer.ts';
import { openReplay } from '../../../cli/replay/open-replay.ts';
import { readSource } from '../../../cli/replay/replay-source.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { stateText, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { snapshotText, type DiagnosticsSnapshot } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { ERROR_CODES } from '../../../core/domain/error-codes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import { isFinalRejection } from '../../../core/flow/pending-call.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { STEP_TASKS } from '../../../core/flow/step-tasks.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { startedHarness } from '../../support/flow-harness.ts';

const STATES = await walkStates();

function foundIn(text: string) {
  const found = readSource(text);
  if (!found.ok || 'reduced' in found.value) throw new Error(JSON.stringify(found));
  return found.value;
}

async function answerTo(text: string, language: Language = 'en'): Promise<string> {
  const { source } = foundIn(text);
  return firstAnswer(source, await openReplay(source, source.now.instant), language).join(' ');
}

function answerAt(flow: FlowName, step: StepId, language: Language = 'en'): Promise<string> {
  const isIt = (state: FixtureState): boolean => state.flow === flow && state.step === step;
  return answerTo(STATES.filter(isIt).map(stateText)[0] ?? '', language);
}

async function snapshotAt(step: StepId, flow: FlowName = 'testing'): Promise<DiagnosticsSnapshot> {
  const harness = await startedHarness(flow);
  await harness.passUntil(step);
  return snapshotOfPerson(harness);
}

const changed = (snapshot: DiagnosticsSnapshot, parts: Partial<DiagnosticsSnapshot>, language?: Language) =>
  answerTo(snapshotText({ ...snapshot, ...parts }), language);

describe('an answer that is read to the person', () => {
  const ACTS = FLOWS.testing.map(({ id }) => id).filter((id) => STEP_TASKS[id] === 'act');

  it.each(ACTS)('asks first if it is done at %s, in both languages', async (step) => {
    const [english, spanish] = [await answerAt('testing', step), await answerAt('testing', step, 'es')];
    expect(english).toMatch(/ Nothing is wrong\. Ask first if all that the page says is done: "[^"{]+"\. If not, /);
    expect(english).toMatch(/ they do it now\. Then they select Next\.$/);
    expect(spanish).toMatch(/ Todo está bien\. Pregunte primero si ya hizo todo lo que dice la página: "[^"{]+"\. /);
  });

  it('covers every step with something to do by hand', () => {
    expect(ACTS).toEqual(expect.arrayContaining(['open-pouch', 'collect-2', 'collect-4', 'prepare-2', 'prepare-3']));
    const asking = Object.values(FLOWS).flatMap((flow) =>
      flow.filter(({ nextIf, leaveBy = 'next' }) => nextIf === undefined && ['next', 'finish'].includes(leaveBy)),
    );
    expect(asking.filter(({ id }) => STEP_TASKS[id] === 'question')).toEqual([]);
  });

  it('lets no wait start without the drops, and no drop be added to others', async () => {
    const english = await answerAt('testing', 'process-2');
    expect(english).toMatch(/ Ask first how many drops are in the well\. If none is, they add 4 now, /);
    expect(english).toMatch(
      / select Start right after the last one\. If some are in, they open "Something went wrong\?"/,
    );
    expect(await answerAt('testing', 'process-2', 'es')).toMatch(
      / Pregunte primero cuántas gotas hay en el pocillo\. /,
    );
  });

  it('does not let the cassette be moved or read early, nor an example or an unsent result be taken for the end', async () => {
    expect(await answerAt('testing', 'countdown')).toMatch(
      / do not move the cassette, and do not read the lines yet\.$/,
    );
    expect(await answerAt('testing', 'second-scan')).toMatch(/ the cassette of this test again, .* flat on the table/);
    expect(await answerAt('testing', 'check-positive')).toContain(' The picture is an example, and not their result. ');
    expect(await answerAt('testing', 'result-details')).toContain(' the server does not have it yet. ');
    expect(await answerAt('testing', 'warnings')).toContain(' Ask them to read every line, ');
    expect(await answerAt('reporting', 'confirm-kit')).toContain(' check each box only if it is true, ');
    expect(await answerAt('testing', 'confirm-result')).toContain(' it cannot be changed later. ');
  });

  it.each(LANGUAGES)('has no number that the app does not show, and no variable, in %s', async (language) => {
    for (const state of STATES) {
      const answer = await answerTo(stateText(state), language);
      expect(answer).not.toMatch(/\{\{|\b(?:step|paso) \d/i);
    }
  });

  it('goes on with the step besides a trouble that does not stop it', async () => {
    const snapshot = await snapshotAt('process-2');
    const flags = { ...snapshot.flags, isDeviceKeeping: false };
    expect(await changed(snapshot, { flags })).toMatch(/ do not close or reload the page\. Ask first how many drops /);
    const offline = { ...snapshot.flags, isOnline: false };
    expect(await changed(snapshot, { flags: offline })).toMatch(/ so keep the page open\. Ask first how many drops /);
  });
});

describe('the open page', () => {
  it('is home, where a button would end the test', async () => {
    const page = { route: 'home', from: null } as const;
    const snapshot = await snapshotAt('process-2');
    const english = await changed(snapshot, { page });
    expect(english).toMatch(/^The home page is open\. The test is at "Add 4 drops"\. Nothing is wrong\. /);
    expect(english).toContain(
      ' they select Continue test. They do not select Cancel test or Log out: that ends the test, and all its steps are lost. Ask first how many drops',
    );
    const waiting = await changed(await snapshotAt('countdown'), { page });
    expect(english).toContain(' and select Start right after the last one. ');
    expect(waiting).toContain(' or Log out: that ends the test and uses up the cassette. ');
    expect(await changed(snapshot, { page, language: 'es' }, 'es')).toMatch(
      /^Está abierta la página de inicio\. .* No toca Cancelar la /,
    );
    const { place, screen, buttons } = await makeReplayReport(
      foundIn(snapshotText({ ...snapshot, page })),
      foundIn(snapshotText(snapshot)).source.now.instant,
      { language: 'en' },
    );
    expect(place.route).toBe('/home');
    expect(screen.join('\n')).toContain(translations.en.general.home.incomplete.cancelTest);
    expect(buttons.map(({ button }) => button)).toEqual(expect.arrayContaining(['continue', 'cancel']));
  });

  it('is help, opened from the test or from home', async () => {
    const snapshot = await snapshotAt('countdown');
    const fromTest = await changed(snapshot, { page: { route: 'support', from: 'testSteps' } });
    expect(fromTest).toMatch(
      /^The page \/support is open, and \/test-steps before it\. The test is at "Wait 15 minutes", /,
    );
    expect(fromTest).toContain(' they go to the home page and select Continue test. They do not select Cancel test ');
    expect(await changed(snapshot, { page: { route: 'resultDetails', from: null } })).toMatch(
      /^The page \/results-details is open\. /,
    );
    const fromHome = await changed(snapshot, { page: { route: 'faq', from: 'home' } });
    expect(fromHome).toMatch(/^The page \/FAQ is open, and \/home before it\. /);
  });

  it('is not known of an older snapshot, which is said', async () => {
    const { page: _page, ...old } = await snapshotAt('countdown');
    const text = JSON.stringify({ ...old, version: 2 });
    expect(await answerTo(text)).toMatch(
      /^These details do not say which page is open\. .* If the home page is open, they select Continue test\. They do not select Cancel test or Log out: /,
    );
    expect(await answerTo(text, 'es')).toMatch(/^Estos datos no dicen qué página está abierta\. /);
  });

  it('is not spoken of at the test, after it, or without one', async () => {
    expect(await changed(await snapshotAt('countdown'), {})).toMatch(/^The test is at /);
    const done = await snapshotAt('reporting-information');
    const home = { route: 'home', from: null } as const;
    expect(await changed(done, { page: home })).toContain(' See the last steps leads to its last pages.');
    const none = await changed({ ...done, who: 'visitor' }, { page: { route: 'landing', from: null } });
    expect(none).not.toMatch(/ page is open|Cancel test/);
  });
});

describe('an error', () => {
  it.each(LANGUAGES)(
    'has an answer for each code that says if the test is safe, and what comes next, in %s',
    async (language) => {
      const snapshot = await snapshotAt('submit-report');
      const { safe, afterError } = terminalTexts[language].replayAdvice;
      for (const code of ERROR_CODES) {
        const answer = await changed(snapshot, { errors: [code], language }, language);
        const after = afterError[AFTER_ERROR[code]].replace(
          '{{again}}',
          translations[language].general.buttons.tryAgain,
        );
        expect(answer).toContain(isFinalRejection(code) ? `" ${after}` : `" ${safe.stored} ${after}`);
      }
    },
  );

  it('of a failed save does not send the person to support, where they are', async () => {
    const snapshot = await snapshotAt('submit-report');
    const failed = await changed(snapshot, { errors: ['TEST_SUBMIT_FAILED'] });
    expect(failed).toMatch(
      / not lost\. The page may be closed, but for less than an hour\. .* so they write it down\. /,
    );
    expect(failed).toMatch(
      / They select Try again now, and once more after 5 minutes\. If that fails too, pass these /,
    );
    const flags = { ...snapshot.flags, isDeviceKeeping: false };
    expect(await changed(snapshot, { flags, errors: ['TEST_SUBMIT_FAILED'] })).toMatch(
      / cannot save the test, so they do not close or reload the page\. /,
    );
  });

  it('after the result was submitted does not say that the server lacks it', async () => {
    const done = await snapshotAt('reporting-information');
    const flags = { ...done.flags, isAccountOffered: true };
    const answer = await changed(done, { flags, errors: ['TEST_SUBMIT_FAILED'] });
    expect(answer).toContain('" The result is on the server, so the page may be closed. They select Try again now, ');
    expect(answer).not.toContain(' may not have the result');
  });

  it('that the server never takes back names no other way than a new kit, or the operators', async () => {
    const snapshot = await snapshotAt('submit-report');
    expect(await changed(snapshot, { errors: ['PREVIOUSLY_USED_DEVICE'] })).toMatch(
      /" The server does not have this test, and trying again does not help\. .* The page may be closed\. .* new kit\. /,
    );
  });

  it('is not to be waited out by a reload in a browser that saves nothing', async () => {
    const snapshot = { ...(await snapshotAt('submit-report')), busyWith: 'submit' } as const;
    expect(await changed(snapshot, {})).toMatch(
      / is saved on this phone or computer; after a minute, reload the page\.$/,
    );
    const flags = { ...snapshot.flags, isDeviceKeeping: false };
    expect(await changed(snapshot, { flags })).toMatch(/ cannot save the test, so do not reload the page\.$/);
  });

  it('of a result that waited says that it is not on the server', async () => {
    const snapshot = await snapshotAt('reporting-information');
    expect(await changed(snapshot, { refused: ['TEST_SUBMIT_FAILED'] })).toContain(
      ' The result is not on the server, ',
    );
    expect(await changed(snapshot, { refused: ['PREVIOUSLY_USED_DEVICE'] })).toContain(
      ' another test with this cassette',
    );
    expect(await changed(snapshot, { refused: ['RESULT_ALREADY_SAVED'] }, 'es')).toContain(' ese se queda. ');
  });

  it.each(LANGUAGES)('of a scan has an answer for each outcome, in %s', async (language) => {
    const { afterScan, safe } = terminalTexts[language].replayAdvice;
    const again = translations[language].general.buttons.tryAgain;
    for (const flow of ['testing', 'reporting'] as const) {
      const snapshot = await snapshotAt('first-scan', flow);
      for (const outcome of SCAN_OUTCOMES.filter((one) => one !== 'accepted')) {
        const answer = await changed(snapshot, { scan: { outcome, isBox: false }, language }, language);
        const next = afterScan[AFTER_SCANS[flow][outcome]].replace('{{again}}', again);
        expect(answer).toContain(`". ${next} ${safe.stored}`);
      }
      expect(await changed(snapshot, { scan: { outcome: 'scanFailed', isBox: true }, language }, language)).toContain(
        afterScan.box,
      );
    }
  });

  it('leaves the page open while there is a time to read the result', async () => {
    const scan = { outcome: 'scanFailed', isBox: false } as const;
    expect(await changed(await snapshotAt('second-scan'), { scan })).toMatch(
      / not lost\. They keep the page open, because the time goes on\.$/,
    );
  });

  it('of a scan that the server refused to check is that of the server', async () => {
    const scan = { outcome: 'requestError', isBox: false } as const;
    const answer = await changed(await snapshotAt('first-scan'), { scan, errors: ['TOO_MANY_CASSETTES'] });
    expect(answer).toContain(
      ' may be closed, but for less than an hour. They wait as many minutes as the page says, or use another connection',
    );
  });
});
