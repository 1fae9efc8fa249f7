import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { stateText, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { STEP_TASKS } from '../../../core/flow/step-tasks.ts';
import { answerTo, changed, foundIn, snapshotAt, pageAt } from './answers.ts';

const STATES = await walkStates();

function answerAt(flow: FlowName, step: StepId, language: Language = 'en'): Promise<string> {
  const isIt = (state: FixtureState): boolean => state.flow === flow && state.step === step;
  return answerTo(STATES.filter(isIt).map(stateText)[0] ?? '', language);
}

describe('an answer that is read to the person', () => {
  const ACTS = FLOWS.testing.map(({ id }) => id).filter((id) => STEP_TASKS[id] === 'act');

  it.each(ACTS)('asks first if it is done at %s, in both languages', async (step) => {
    const [english, spanish] = [await answerAt('testing', step), await answerAt('testing', step, 'es')];
    expect(english).toMatch(
      / Nothing is wrong\. (?:Your result is on the server, .* page\. )?Have you done all that the page says: "[^"{]+"\? If not, /,
    );
    expect(english).toMatch(/ do it now\. Then select Next\.$/);
    expect(spanish).toMatch(
      / Todo está bien\. (?:Su resultado está en el servidor.* )?¿Ya hizo todo lo que dice la página: "[^"{]+"\? /,
    );
  });

  it('covers every step with something to do by hand', () => {
    expect(ACTS).toEqual([
      ...['wash-hands', 'open-kit', 'kit-contents', 'open-pouch', 'remove-foil', 'place-tube', 'open-swab'],
      ...['collect-1', 'collect-2', 'collect-3', 'collect-4', 'prepare-1', 'prepare-2', 'prepare-3'],
      ...['process-1', 'dispose-kit'],
    ]);
    const asking = Object.values(FLOWS).flatMap((flow) =>
      flow.filter(({ nextIf, leaveBy = 'next' }) => nextIf === undefined && ['next', 'finish'].includes(leaveBy)),
    );
    expect(asking.filter(({ id }) => STEP_TASKS[id] === 'question')).toEqual([]);
  });

  it('lets no wait start without the drops, and no drop be added to others', async () => {
    const english = await answerAt('testing', 'process-2');
    expect(english).toMatch(/ How many drops are in the well\? If there are none, add 4 now, /);
    expect(english).toMatch(
      / select Start right after the last one\. If there are some, open "Something went wrong\?"/,
    );
    expect(await answerAt('testing', 'process-2', 'es')).toMatch(/ ¿Cuántas gotas hay en el pocillo\? /);
  });

  it('does not let the cassette be moved or read early, nor an example or an unsent result be taken for the end', async () => {
    expect(await answerAt('testing', 'countdown')).toMatch(
      / Do not move the cassette, and do not read the lines yet\. Read your result when the app says so, at about 10:15 AM, /,
    );
    expect(await answerAt('testing', 'second-scan')).toMatch(/ the cassette of this test again, .* flat on the table/);
    expect(await answerAt('testing', 'check-positive')).toContain(' The picture is an example, and not your result. ');
    expect(await answerAt('testing', 'result-details')).toContain(' the server does not have it yet. ');
    expect(await answerAt('testing', 'warnings')).toContain(' Read every line, ');
    expect(await answerAt('reporting', 'confirm-kit')).toContain(' Check each box only if it is true, ');
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
    expect(await changed(snapshot, { flags })).toMatch(/ do not close or reload the page\. How many drops /);
    const offline = { ...snapshot.flags, isOnline: false };
    expect(await changed(snapshot, { flags: offline })).toMatch(/ so keep the page open\. .* How many drops /);
  });
});

describe('the open page', () => {
  it('is home, where a button would end the test', async () => {
    const page = pageAt('home');
    const snapshot = await snapshotAt('process-2');
    const english = await changed(snapshot, { page });
    expect(english).toMatch(/^The home page is open\. The test is at "Add 4 drops"\. Nothing is wrong\. /);
    expect(english).toContain(
      ' select Continue test. Do not select Cancel test, Log out or Sign out: that ends the test, and all its steps are lost. How many drops',
    );
    const waiting = await changed(await snapshotAt('countdown'), { page });
    expect(english).toContain(' and select Start right after the last one. ');
    expect(waiting).toContain(', Log out or Sign out: that ends the test and uses up the cassette. ');
    expect(await changed(snapshot, { page, language: 'es' }, 'es')).toMatch(
      /^Está abierta la página de inicio\. .* No toque Cancelar la prueba ni Cerrar sesión: eso /,
    );
    expect(await changed(snapshot, { page, language: 'es' })).toMatch(
      / Do not select Cancelar la prueba \(Cancel test\) or Cerrar sesión \(Log out\): /,
    );
    const { place, screen, buttons } = await makeReplayReport(
      foundIn(snapshotText({ ...snapshot, page })),
      foundIn(snapshotText(snapshot)).source.now.instant,
      { language: 'en' },
    );
    expect(place.route).toBe('/home');
    expect(screen.join('\n')).toContain(translations.en.general.home.incomplete.cancelTest);
    expect(buttons.map(({ button }) => button)).toEqual(expect.arrayContaining(['continue', 'cancel', 'sign-out']));
    // The question covers the button that copies the details.
    expect(screen.join('\n')).not.toContain(translations.en.general.home.notNow);
    expect(screen.join('\n')).toContain(translations.en.general.home.menu.signOut.label);
  });

  it('is help, opened from the test or from home', async () => {
    const snapshot = await snapshotAt('countdown');
    const fromTest = await changed(snapshot, { page: pageAt('support', 'testSteps') });
    expect(fromTest).toMatch(
      /^The person is on the page to contact support, and came from the steps of the test\. The test is at "Wait 15 minutes", /,
    );
    expect(fromTest).toContain(' The test goes on, so select Back to test beside the time at the top. ');
    expect(fromTest).not.toMatch(/home page|Cancel test/);
    expect(await changed(snapshot, { page: pageAt('support', 'testSteps'), language: 'es' }, 'es')).toContain(
      ' La prueba sigue: toque Ir a la prueba al lado del tiempo, arriba. ',
    );
    const untimed = await changed(await snapshotAt('process-2'), { page: pageAt('support', 'testSteps') });
    expect(untimed).toContain(
      ' so go to the home page and select Continue test. Do not select Cancel test, Log out or Sign out: that ',
    );
    expect(await changed(snapshot, { page: pageAt('resultDetails') })).toMatch(
      /^The person is on the page of a result\. /,
    );
    const fromHome = await changed(snapshot, { page: pageAt('faq', 'home') });
    expect(fromHome).toMatch(/^The person is on the support page with answers, and came from the home page\. /);
  });

  it('is not known of an older snapshot, which is said', async () => {
    const { page: _page, ...old } = await snapshotAt('countdown');
    const text = JSON.stringify({ ...old, version: 2 });
    expect(await answerTo(text)).toMatch(
      /^These details do not say which page is open\. .* If the home page is open, select Continue test\. Do not select Cancel test, Log out or Sign out: /,
    );
    expect(await answerTo(text, 'es')).toMatch(/^Estos datos no dicen qué página está abierta\. /);
  });

  it('is not spoken of at the test, after it, or without one', async () => {
    expect(await changed(await snapshotAt('countdown'), {})).toMatch(/^The test is at /);
    const done = await snapshotAt('reporting-information');
    const home = pageAt('home');
    expect(await changed(done, { page: home })).toContain(' See the last steps leads to its last pages.');
    const none = await changed({ ...done, who: 'visitor' }, { page: pageAt('landing') });
    expect(none).not.toMatch(/ page is open|Cancel test/);
  });
});

/** A page as a snapshot of version 3 has it, which does not say its errors. */
const olderPageAt = (...page: Parameters<typeof pageAt>) => ({ ...pageAt(...page), errors: null, errorsBefore: null });

describe('that nothing is wrong', () => {
  it.each(LANGUAGES)('is not said of a page whose own errors the details lack, in %s', async (language) => {
    const { calm, pages } = terminalTexts[language].replayAdvice;
    const visitor = { ...(await snapshotAt('countdown')), who: 'visitor', language } as const;
    for (const route of ['login', 'oneTimePassword', 'createAccount', 'resetPassword', 'support'] as const) {
      const answer = await changed(visitor, { page: olderPageAt(route) }, language);
      expect(answer).toContain(pages[route]);
      expect(answer).not.toContain(calm.slice(0, -1));
      expect(await changed(visitor, { page: pageAt(route) }, language)).toContain(calm.slice(0, -1));
    }
    expect(await changed(visitor, { page: olderPageAt('landing') }, language)).toContain(calm.slice(0, -1));
  });

  it('asks such a person what the page says', async () => {
    const visitor = { ...(await snapshotAt('countdown')), who: 'visitor' } as const;
    expect(await changed(visitor, { page: olderPageAt('login') })).toBe(
      'The person is on the login page. The person is not logged in, so there is no test under way. These details do not show errors of the login page, so ask what it says. No result waits to be sent from this phone or computer.',
    );
  });

  it('is not said of help, for which the person had a reason', async () => {
    const snapshot = await snapshotAt('first-scan');
    for (const route of ['support', 'faq'] as const) {
      const page = pageAt(route, 'testSteps');
      const english = await changed(snapshot, { page });
      expect(english).toContain(' The page before showed no error when they left it, so ask what happened there. ');
      expect(english).not.toContain('Nothing is wrong');
      expect(await changed(snapshot, { page, language: 'es' }, 'es')).toContain(' pregunte qué pasó ahí. ');
      expect(await changed(await snapshotAt('countdown'), { page })).toMatch(
        / so ask what happened there; keep the page open\. .* do not read the lines yet\. Read your result when the app says so, /,
      );
      expect(await changed(snapshot, { page: olderPageAt(route, 'testSteps') })).toContain(
        ' These details do not show an error of the page before, so ask what it showed. ',
      );
    }
  });

  it('is followed in the wait by what not to do, also while the clock is not sure', async () => {
    expect(await changed(await snapshotAt('countdown'), { clockNotice: 'unsure' })).toMatch(
      / so that the app can check the time\. Do not move the cassette, and do not read the lines yet\. Connect to the internet, /,
    );
  });
});

describe('a scan without a message', () => {
  const scan = { outcome: null, isBox: false } as const;

  it.each([
    ['scan-device', / message about the code on the box, and which\? /, / sobre el código de la caja, y cuál\? /],
    ['first-scan', / message about the cassette, and which\? If it said /, / sobre el casete, y cuál\? Si decía /],
    ['second-scan', / message about the cassette, and which\? If it said /, / sobre el casete, y cuál\? Si decía /],
  ] as const)('may have had one that was closed, at %s', async (step, english, spanish) => {
    const snapshot = await snapshotAt(step);
    const answer = await changed(snapshot, { scan });
    expect(answer).toMatch(
      / A message about a scan may have been closed, so ask if there was one\. Did the page show /,
    );
    expect(answer).toMatch(english);
    expect(answer).not.toContain('Nothing is wrong');
    expect(await changed(snapshot, { scan, language: 'es' }, 'es')).toMatch(spanish);
    expect(await changed(snapshot, { scan: { outcome: 'accepted', isBox: false } })).not.toContain('Did the page show');
  });

  it('is answered by its title: what to do depends on the scan', async () => {
    const at = async (step: StepId, flow?: FlowName) => changed(await snapshotAt(step, flow), { scan });
    const newKit =
      ' If it said "This test is expired", "This cassette has already been reported used", or "This is a flu test", do not use this kit. Take another kit, and scan its cassette. ';
    expect(await at('first-scan')).toContain(newKit);
    expect(await at('first-scan')).not.toContain('"This cassette is different"');
    const check =
      ' If it said "We could not check the cassette", connect to the internet, and scan the same cassette again, or type its code.';
    expect(await at('first-scan')).toContain(check);
    expect(await at('first-scan', 'reporting')).toContain(check);
    expect(await at('second-scan')).not.toContain('We could not check');
    expect(await at('second-scan')).not.toContain('Take another kit');
    expect(await at('second-scan')).toMatch(
      / If it said .*"This cassette is different".*, look for the cassette of this test, and scan that one\. No other one counts\. /,
    );
    expect(await at('first-scan', 'reporting')).toMatch(
      / If it said "This test is expired" or "This is a flu test", this app cannot report its result\. /,
    );
  });

  it('is asked about from help, too, and at no other step', async () => {
    const page = pageAt('support', 'testSteps');
    expect(await changed(await snapshotAt('first-scan'), { scan, page })).toMatch(
      / so ask what happened there\. Did the page show a message about the cassette, and which\? If it said .* The test goes on, /,
    );
    expect(await changed(await snapshotAt('process-2'), { scan })).not.toContain('Did the page show');
  });
});

describe('the offer of an account', () => {
  it('warns of what the app warns of: after it is declined, the result cannot be seen again', async () => {
    const done = await snapshotAt('reporting-information');
    const flags = { ...done.flags, isAccountOffered: true };
    expect(await changed(done, { flags })).toMatch(
      / "No, thanks" logs you out, and after that you cannot see this result here again\.$/,
    );
    expect(await changed(done, { flags, language: 'es' }, 'es')).toMatch(/ ya no podrá ver este resultado aquí\.$/);
    const page = pageAt('support', 'testSteps');
    const fromHelp = await changed(done, { flags, page });
    expect(fromHelp).toMatch(/ so ask what happened there\. .* Select one of these buttons: Create account /);
    expect(fromHelp).not.toContain('Nothing is wrong');
  });
});

describe('a kit that may be good no more', () => {
  it('is not asked about where another one is taken anyway', async () => {
    const snapshot = await snapshotAt('first-scan');
    const used = { ...snapshot, scan: { ...snapshot.scan, outcome: 'deviceHasBeenUsedBefore' } } as const;
    const found = foundIn(snapshotText(used));
    const at = found.source.now.instant + 30 * 60_000;
    const { next } = await makeReplayReport(found, at, { language: 'en', now: at });
    expect(next.join(' ')).toContain(' Do not use this cassette. Open another kit, ');
    expect(next.join(' ')).not.toContain('foil pouch');
  });

  it('is used again only with a closed pouch, and where the person is that begins a test', async () => {
    const home = { ...(await snapshotAt('first-scan')), step: null, page: pageAt('home') } as const;
    const lost = { ...home, persisted: { ...home.persisted, test: 'damaged' } } as const;
    expect(await changed(lost, {})).toMatch(
      / report that result with "Express testing" on the home page\. If you have no result, start again on the home page\. Use the same kit only if its foil pouch is still closed\.$/,
    );
    const out = { ...home, who: 'visitor', lastLogout: 'inactivity', page: pageAt('landing') } as const;
    expect(await changed(out, {})).toMatch(
      / "Report your result" on the first page\. If you have no result, start again on the first page\. Use the same kit only if /,
    );
    expect(await changed(home, {})).toContain(' or its foil pouch has been open for over 60 minutes, take a new kit. ');
  });
});
