import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { stepTitle } from '../../../cli/walk/format-step.ts';
import { pageTitle } from '../../../cli/walk/page-title.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { StepId, StepRow } from '../../../core/flow/step-row.ts';
import { TESTING_FLOW } from '../../../core/flow/testing-flow.ts';
import { numberOf } from '../../model/steps.ts';
import { terminalDriver } from '../../support/scenarios.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { account, guest, replay, walkBy } from './scripted-walk.ts';

const { goOnTo, jumpBack, undo } = terminalTexts.en.walk;
const title = (step: StepId): string =>
  step === 'scan-device' ? translations.en.steps.scan.headings.box : stepTitle(step, 'testing', 'en', KITS[0]);
const goOn = (step: StepId): readonly string[] => [goOnTo, title(step)];

describe('going on to a step in a walk', () => {
  it('presses up to it, boxes and all, and is saved as until', async () => {
    const { path, menus } = await walkBy(guest, 'testing', [
      ...[...goOn('health-questionnaire'), 'Answer: No', ...goOn('scan-device'), 'Save'],
    ]);
    expect(path.slice(2, 4)).toEqual([
      { until: 'health-questionnaire' },
      {
        expect: expect.objectContaining({
          passes: ['intro-how-it-works'],
          step: 'health-questionnaire',
          errors: 'none',
        }) as unknown,
      },
    ]);
    expect(path).toContainEqual({ until: 'scan-device' });
    expect(menus.at(-1)).toContain(` ${title('scan-device')} · `);
    expect(path).not.toContain('next');
    expect(await replay(guest, path)).toMatchObject({ ok: true, state: { step: 'scan-device' } });
  });

  it('stops where an answer is needed, says so, and saves how far it came', async () => {
    const { path, said } = await walkBy(guest, 'testing', [...goOn('scan-device'), 'Save']);
    expect(said.join('\n')).toContain(`Next does not leave “${title('health-questionnaire')}”`);
    expect(path.slice(2)).toEqual([
      { until: 'health-questionnaire' },
      { expect: { passes: ['intro-how-it-works'] } },
      'next',
      { expect: expect.objectContaining({ step: 'health-questionnaire', canNext: false }) as unknown },
    ]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('watches the steps in between, so that the path fails when two of them change places', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...[...goOn('health-questionnaire'), 'Answer: No', ...goOn('scan-device'), 'Save'],
    ]);
    const rows = TESTING_FLOW as StepRow[];
    const first = numberOf('testing', 'wash-hands');
    const swap = (): void => void rows.splice(first, 2, ...rows.slice(first, first + 2).toReversed());
    swap();
    try {
      const { ok, expected, found } = await replay(guest, path);
      const passed = ['intro-eligibility', 'warnings', 'ready-check', 'phone-readiness'];
      expect({ ok, expected, found }).toEqual({
        ok: false,
        expected: { passes: [...passed, 'wash-hands', 'open-kit', 'kit-contents', 'open-pouch'] },
        found: { passes: [...passed, 'open-kit', 'wash-hands', 'kit-contents', 'open-pouch'] },
      });
    } finally {
      swap();
    }
  });

  it('watches the steps on the way back, too', async () => {
    const { path } = await walkBy(guest, 'testing', [
      ...[...goOn('health-questionnaire'), 'Answer: No', ...goOn('ready-check')],
      ...[jumpBack, title('intro-eligibility'), 'Save'],
    ]);
    expect(path.slice(-2)).toEqual([
      { backTo: 'intro-eligibility' },
      { expect: expect.objectContaining({ passes: ['warnings'], step: 'intro-eligibility' }) as unknown },
    ]);
    expect(await replay(guest, path)).toMatchObject({ ok: true });
  });

  it('is undone as one action', async () => {
    const before = await walkBy(guest, 'testing', ['Leave']);
    const { path, menus } = await walkBy(guest, 'testing', [...goOn('health-questionnaire'), undo, 'Leave']);
    expect(path).toEqual(before.path);
    expect(menus.at(-1)).toContain(title('intro-welcome'));
  });

  it.each(['en', 'es'] as const)('names each step as its page does: %s', async (language) => {
    const { steps } = translations[language];
    const { 'review-profile': review, 'control-line': line, 'result-details': result } = steps.steps;
    const driver = terminalDriver();
    await driver.begin(guest);
    await driver.start('testing');
    const titleOf = (id: StepId): string => pageTitle(id, driver.playing(), language);
    expect(titleOf('scan-device')).toBe(steps.scan.headings.box);
    expect(titleOf('review-profile')).toBe(review.pages.needed.title);
    // Neither the result nor the time to read it is known yet.
    expect([titleOf('result-details'), titleOf('control-line')]).toEqual([result.title, line.title]);
  });

  it('offers the later steps of the person, and none outside a test', async () => {
    const driver = terminalDriver();
    const ahead = async () => walkMoment(driver.playing(), await driver.observe(), 'en').stepsAhead;
    await driver.begin(guest);
    await driver.start('testing');
    expect((await ahead()).slice(0, 2)).toEqual(['intro-how-it-works', 'health-questionnaire']);
    await driver.go('/support');
    expect(await ahead()).toEqual([]);
    await driver.begin(account);
    await driver.start('testing');
    expect((await ahead()).slice(0, 3)).toEqual(['intro-how-it-works', 'profile-selection', 'health-questionnaire']);
  });
});
