import { describe, expect, it } from 'vitest';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { err } from '../../core/domain/result.ts';
import type { ProfileRepo } from '../../core/ports/profile-repo.ts';
import { guestDoes, playInTerminal, scenarioOf } from '../support/scenarios.ts';

const CASSETTE = '0100860000000017112601151728011510COV260001721A1B2C3D4';

async function reasonOf(
  ...actions: readonly string[]
): Promise<{ readonly at: number | null; readonly reason: unknown }> {
  const { at, found } = await playInTerminal(guestDoes(...actions));
  return { at, reason: found?.action };
}

const TO_THE_SCAN = [
  'start: reporting',
  'until: health-questionnaire',
  'answer: { symptomatic: no }',
  'until: scan-device',
];
const KIT = 'scan: https://clearline.example/kit';

describe('an action with no target stops the scenario', () => {
  it.each([
    [['answer: { control: yes }'], '/home does not ask for control.'],
    [['start: testing', 'answer: { control: yes }'], 'intro-welcome does not ask for control.'],
    [
      ['start: testing', 'until: health-questionnaire', 'answer: { symptomatic: no, onset: 11/18/2026 }'],
      'health-questionnaire does not ask for onset.',
    ],
    [['start: testing', 'tick: all'], 'intro-welcome does not ask for boxes to be ticked.'],
    [['start: testing', 'select: Ana Ruiz'], 'intro-welcome does not ask for a profile.'],
    [['start: testing', `scan: ${CASSETTE}`], 'No camera is on at intro-welcome on /test-steps.'],
    [
      ['idle: 59m', 'press: sign-out'],
      'There is no button sign-out on /home; there are stay, sign-out-now. Did you mean "sign-out-now"?',
    ],
    [
      ['cancel'],
      'There is no button cancel on /home; there are start-testing, start-reporting, sign-out, support, terms-of-use, privacy-policy, health-data-policy.',
    ],
    [['profile: { zip: "94110" }'], '/home does not ask for personal information.'],
    [
      ['start: testing', 'until: health-questionnaire', 'fill: { symptomatic: maybe }'],
      'health-questionnaire does not ask for symptomatic.',
    ],
    [['fill: { zip: "94110" }'], '/home does not ask for zipCode.'],
    [
      ['go: /login', 'fill: { emial: a }'],
      'There is no field emial on /login; there are email, password, rememberMe. Did you mean "email"?',
    ],
    [['go: /login', 'fill: { age: "30" }'], 'There is no field age on /login; there are email, password, rememberMe.'],
    [['go: /login', 'code: right'], 'No code was sent.'],
    [['go: "/reset-password/{uid}/{token}"'], 'No reset link was sent.'],
    [['start: testing', 'until: countdown'], 'Next does not leave health-questionnaire, so countdown was not reached.'],
    [
      ['start: testing', 'until: health-questionnaire', 'until: intro-welcome'],
      'Next does not leave health-questionnaire, so intro-welcome was not reached.',
    ],
    [
      ['start: testing', 'until: health-questionnaire', 'backTo: countdown'],
      'Back does not leave none, so countdown was not reached.',
    ],
    [[...TO_THE_SCAN, 'scan: x', KIT], 'The message of the last scan (scanFailed) is still open; "ok" rescans.'],
    [
      [
        ...TO_THE_SCAN,
        KIT,
        `scan: ${CASSETTE}`,
        'answer: { result: negative }',
        'until: submit-report',
        'report: reportAnonymously',
      ],
      'submit-report does not offer reportAnonymously; there are reportToAims, doNotReport.',
    ],
  ])('%j: %s', async (actions, reason) => {
    expect(await reasonOf(...actions)).toEqual({ at: actions.length - 1, reason });
  });

  it.each(['reload', 'tab: second', 'go: /support', 'lose: result'])(
    'does not load a page without the network: %s',
    async (action) => {
      expect(await reasonOf('start: testing', 'offline', action)).toEqual({
        at: 2,
        reason: 'Offline, a browser cannot load the page.',
      });
      const { found } = await playInTerminal(
        guestDoes('tab: second', 'tab: first', 'offline', 'tab: second', 'online', action),
      );
      expect(found).toBe(null);
    },
  );
});

describe('an action does what the person could do on the screen', () => {
  it('has no effect for Next and Back where they are not shown', async () => {
    const played = await playInTerminal(guestDoes('next', 'back', 'expect: { route: /home, step: none }'));
    expect(played.found).toBe(null);
  });

  it('records the steps that were shown, in order, and the final state', async () => {
    const { steps, state } = await playInTerminal(guestDoes('start: testing', 'next', 'next', 'back', 'back', 'back'));
    expect(steps).toEqual(['none', 'intro-welcome', 'intro-how-it-works', 'health-questionnaire', 'none']);
    expect(state).toMatchObject({
      step: 'none',
      number: -1,
      route: '/home',
      progress: 'questionnaire',
      calls: { 'GET /test-results/create-test-id': 1, 'POST /test-results/post-test-progress': 3 },
    });
  });

  it('starts an account on the home page with its profiles, and a visitor on the landing page', async () => {
    const account = scenarioOf(
      'name: An account\nwho: account\nprofiles:\n  - { firstName: Ana, lastName: Ruiz }\ndo:\n  - expect: { route: /home, signedIn: true }\n  - start: testing\n  - until: profile-selection\n  - select: Luis Ruiz\n',
    );
    const { at, found } = await playInTerminal(account.scenario);
    expect({ at, found }).toEqual({
      at: 3,
      found: { action: 'There is no profile of Luis Ruiz; there is Ana Ruiz.' },
    });
    const visitor = scenarioOf('name: A visitor\nwho: visitor\ndo:\n  - expect: { route: /, guest: false }\n');
    expect((await playInTerminal(visitor.scenario)).ok).toBe(true);
  });
});

describe('a test whose profile is deleted elsewhere before the report', () => {
  /** The first profile that is requested individually no longer exists. */
  function withDeletedProfile(profiles: ProfileRepo): ProfileRepo {
    let gone: string | null = null;
    return {
      ...profiles,
      get: (group, profileId) => {
        gone ??= profileId;
        return gone === profileId
          ? Promise.resolve(err({ code: 'PROFILE_NOT_FOUND' }))
          : profiles.get(group, profileId);
      },
      getAll: async (userId) => {
        const all = await profiles.getAll(userId);
        return all.ok ? { ...all, value: all.value.filter(({ profileId }) => profileId !== gone) } : all;
      },
    };
  }

  it('asks who was tested, and continues with that profile', async () => {
    const backEnd = makeMemoryPlayBackEnd(KITS);
    const { scenario } = scenarioOf(`
name: A profile that is gone
who: account
profiles:
  - { firstName: Ana, lastName: Ruiz, dateOfBirth: 04/12/1988, zip: '94110' }
  - { firstName: Luis, lastName: Ruiz, dateOfBirth: 09/30/1980, zip: '94110' }
do:
  - start: reporting
  - until: profile-selection
  - select: Luis Ruiz
  - next
  - answer: { symptomatic: no }
  - until: scan-device
  - scan: https://clearline.example/kit
  - scan: '${CASSETTE}'
  - answer: { result: negative }
  - until: submit-report
  - report: reportToAims
  - expect: { step: review-profile }
  - press: choose-profile
  - select: Ana Ruiz
  - press: choose-profile
  - profile: {}
  - expect: { step: reporting-information, calls: { POST /test-results/create: 1 } }
`);
    const played = await playInTerminal(scenario, { ...backEnd, profileRepo: withDeletedProfile(backEnd.profileRepo) });
    expect(played).toMatchObject({ ok: true, found: null });
  });
});
