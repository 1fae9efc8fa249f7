import { describe, expect, it } from 'vitest';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { scenarioOf, terminalDriver } from '../support/scenarios.ts';

const CASSETTE = '0100860000000017112601151728011510COV260001721A1B2C3D4';
const OWN = '0100860000000017112601151728011510COV260001721A1B2C3D5';
const TO_SCAN = [
  'until: health-questionnaire',
  'answer: { symptomatic: no }',
  'until: scan-device',
  'scan: https://clearline.example/kit',
];
const TO_REVIEW = [
  'start: reporting',
  ...TO_SCAN,
  `scan: '${CASSETTE}'`,
  'answer: { result: negative }',
  'until: submit-report',
  'report: reportToAims',
];

/** Why the last of these actions fails, in a file in which the first one is in line 4. */
async function reasonOf(actions: readonly string[], now = '2026-11-20T10:00:00-08:00'): Promise<string> {
  const lines = actions.map((action) => `  - ${action}\n`).join('');
  const { scenario, lineOf } = scenarioOf(`name: Stuck\nnow: ${now}\ndo:\n${lines}`);
  const { at, found } = await runScenario(scenario, terminalDriver(), { lineOf });
  expect(at).toBe(actions.length - 1);
  return String(found?.['action']);
}

describe('until that fails after a refused scan', () => {
  it('names the line of the scan, how it ended, and the cassette of the test', async () => {
    const toSecondScan = [
      'start: testing',
      ...TO_SCAN,
      `scan: '${OWN}'`,
      'until: collection-method',
      'answer: { collection: self }',
      'until: countdown',
      'wait: 15m',
      'until: second-scan',
    ];
    const reason = await reasonOf([...toSecondScan, `scan: '${CASSETTE}'`, 'until: reporting-information']);
    expect(reason).toContain(
      `line 15: the scan was refused: codeIsDifferentThanBefore; this test's cassette is ${OWN}. Before that it needs "ok" and "scan: '${OWN}'"`,
    );
    const other = await reasonOf([...toSecondScan, 'scan: nonsense', 'until: reporting-information']);
    expect(other).toContain('line 15: the scan was refused: scanFailed');
    expect(other).toContain(`"ok" and "scan: '${OWN}'"`);
  });

  it('says so of the box, and of a code that is none', async () => {
    expect(
      await reasonOf(['start: reporting', ...TO_SCAN.slice(0, 3), 'scan: nonsense', 'until: submit-report']),
    ).toContain(
      'line 8: the scan was refused: scanFailed. Before that it needs "ok" and "scan: https://clearline.example/kit"',
    );
    expect(await reasonOf(['start: reporting', ...TO_SCAN, 'scan: nonsense', 'until: submit-report'])).toContain(
      `line 9: the scan was refused: scanFailed. Before that it needs "ok" and "scan: '${CASSETTE}'"`,
    );
  });

  it('suggests no cassette that is expired when the scenario plays', async () => {
    const later = '2031-11-20T10:00:00-08:00';
    const refused = await reasonOf(['start: reporting', ...TO_SCAN, `scan: '${OWN}'`, 'until: submit-report'], later);
    expect(refused).toContain('line 9: the scan was refused: expired; "npm run cli -- code make --now 2031-11-20T');
    expect(refused).not.toContain('scan: ');
    const notScanned = await reasonOf(['start: reporting', ...TO_SCAN, 'until: submit-report'], later);
    expect(notScanned).toContain('code make --now 2031-11-20T');
    expect(notScanned).not.toContain('scan: ');
  });

  it('does not mention the refused scan of an earlier test', async () => {
    const first = ['start: reporting', ...TO_SCAN, 'scan: nonsense', 'ok', 'home', 'cancel'];
    expect(
      await reasonOf([...first, 'start: reporting', ...TO_SCAN.slice(0, 3), 'until: submit-report']),
    ).not.toContain('refused');
  });
});

describe('until that fails at the form of a guest', () => {
  it.each([
    ['firstName: Ana, lastName: Ruiz, zip: "94110", dateOfBirth: 13/12/1988', 'INVALID_DATE'],
    ['firstName: Ana, lastName: Ruiz, zip: "94110"', 'EMPTY_DATE_OF_BIRTH'],
  ])('names the fields that are wrong, and what corrects them: { %s }', async (typed, code) => {
    const stuck = [...TO_REVIEW, `profile: { ${typed} }`, 'until: reporting-information'];
    expect(await reasonOf(stuck)).toBe(
      `Next does not leave review-profile, so reporting-information was not reached. dateOfBirth: ${code}. Before that it needs "profile: { dateOfBirth: 04/12/1988 }", or the like.`,
    );
    const corrected = [...stuck.slice(0, -1), 'profile: { dateOfBirth: 04/12/1988 }', 'expect: { step: none }'];
    const { scenario } = scenarioOf(`name: Corrected\ndo:\n${corrected.map((one) => `  - ${one}\n`).join('')}`);
    expect(await runScenario(scenario, terminalDriver())).toMatchObject({ found: { step: 'reporting-information' } });
  });
});

describe('until with an earlier step', () => {
  const toLines = [
    'start: testing',
    ...TO_SCAN,
    `scan: '${CASSETTE}'`,
    'until: collection-method',
    'answer: { collection: self }',
    'until: countdown',
    'wait: 15m',
    'until: second-scan',
    `scan: '${CASSETTE}'`,
    'until: control-line',
  ];

  it('names backTo where a way leads back, and says where none does', async () => {
    expect(await reasonOf([...toLines, 'until: result-questionnaire'])).toContain(
      '"backTo: result-questionnaire" goes back.',
    );
    expect(await reasonOf([...toLines, 'until: warnings'])).toContain(
      ' It lies before control-line, and no way leads back there.',
    );
  });
});
