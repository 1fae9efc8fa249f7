import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import type { TerminalDriver } from '../../../cli/play/terminal-driver.ts';
import { screenControls } from '../../../cli/walk/screen-controls.ts';
import { playedWords } from '../../../cli/walk/step-words.ts';
import { doAction } from '../../../cli/walk/do-action.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { guestDoes, terminalDriver } from '../../support/scenarios.ts';

const CASSETTE = '0100860000000017112601151728011510COV260001721A1B2C3D4';
const TO_REPORT = [
  { start: 'reporting' },
  'next',
  'next',
  { answer: { symptomatic: 'no' } },
  'next',
  { tick: 'all' },
  'next',
  { scan: KITS[0].productUrl },
  { scan: CASSETTE },
  { answer: { result: 'negative' } },
  'next',
  'next',
];
const SEND = [
  { report: 'reportToAims' },
  { profile: { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zip: '94110' } },
];

/** A guest who did this while the agency takes reports at once, or is away. */
async function guestWho(actions: readonly unknown[], agency: Scenario['agency'] = null): Promise<TerminalDriver> {
  const driver = terminalDriver();
  await driver.begin({ ...guestDoes('next'), agency });
  for (const action of [{ go: '/home' }, ...actions]) {
    expect([action, await doAction(driver, action)]).toEqual([action, { ok: true, value: undefined }]);
  }
  return driver;
}

const linesAt = (driver: TerminalDriver): readonly string[] => playedWords(driver.playing(), 'en')?.lines ?? [];
const buttonsAt = (driver: TerminalDriver) =>
  screenControls(driver.playing(), 'en').buttons.map(({ id, label }) => `${id}: ${label}`);

describe('the terminal unfolds', () => {
  it('what will be sent, and folds it again', async () => {
    const driver = await guestWho(TO_REPORT);
    expect(linesAt(driver)).not.toContain('We send:');
    expect(buttonsAt(driver)).toContain('what-is-sent: What will be sent');
    await doAction(driver, { press: 'what-is-sent' });
    expect(linesAt(driver)).toEqual(expect.arrayContaining(['We send:', 'Result: Negative']));
    await doAction(driver, { press: 'what-is-sent' });
    expect(linesAt(driver)).not.toContain('We send:');
  });

  it('who got the report, and withdraws it after a question', async () => {
    const driver = await guestWho([...TO_REPORT, ...SEND], 'away');
    await driver.observe();
    expect(buttonsAt(driver)).not.toContain('withdraw-report: Withdraw this report');
    await doAction(driver, { press: 'who-got-it' });
    expect(linesAt(driver)).toContain('Who did not get it');
    await doAction(driver, { press: 'withdraw-report' });
    expect(linesAt(driver)[0]).toBe('Withdraw this report?');
    expect(buttonsAt(driver)).toEqual(['keep-report: Keep the report', 'confirm-withdrawal: Yes, withdraw it']);
    await doAction(driver, { press: 'confirm-withdrawal' });
    expect(linesAt(driver)).toContain('Your report is withdrawn.');
    expect(buttonsAt(driver).join()).not.toContain('withdraw-report');
  });

  it('that a report was sent a moment later, as on a server, and can no longer be withdrawn', async () => {
    const driver = await guestWho([...TO_REPORT, ...SEND]);
    const { queued, sent } = translations.en.results.report.statuses;
    await driver.observe();
    expect(linesAt(driver).join('\n')).toContain(queued.text);
    await doAction(driver, { press: 'look-again' });
    await driver.observe();
    expect(linesAt(driver).join('\n')).toContain(sent.text);
    await doAction(driver, { press: 'who-got-it' });
    expect(buttonsAt(driver).join()).not.toContain('withdraw-report');
  });
});
