import { describe, expect, it } from 'vitest';
import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { AdviceKey } from '../../../core/domain/advice.ts';
import { toIsoInstant } from '../../../core/domain/calendar-date.ts';
import type { TestResult } from '../../../core/domain/choice-lists.ts';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import type { AppEvent } from '../../../core/flow/events.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { URGENT } from '../../../core/step-texts/result-texts.ts';
import { QUIET_PAGE, type PageContext } from '../../../core/step-texts/shown-text.ts';
import { reviewNoteTexts } from '../../../core/step-texts/review-texts.ts';
import { stepTexts } from '../../../core/step-texts/step-texts.ts';
import { CASSETTE, START, startedHarness } from '../../support/flow-harness.ts';

/** The ids of the texts of a reported test at a step, after some events. */
async function idsAt(
  step: StepId,
  page: Partial<PageContext>,
  events: readonly AppEvent[] = [],
): Promise<readonly string[]> {
  const harness = await startedHarness('reporting');
  await harness.passUntil(step);
  events.forEach((event) => harness.runner().send(event));
  const context = { state: harness.state(), moment: harness.runner().moment(), page: { ...QUIET_PAGE, ...page } };
  return stepTexts(context).map(({ id }) => id);
}

const HOUR_MS = 3_600_000;

/** A report in a state since some hours. */
function reportOf(change: Partial<ReportResponse>, hours = 1): PageContext['report'] {
  const at = toIsoInstant(START - hours * HOUR_MS);
  const status = change.status ?? 'queued';
  const value: ReportResponse = {
    status,
    reason: null,
    form: 'identified',
    history: [{ status, at }],
    remarks: [],
    fields: [{ id: 'result', value: 'positive' }],
    deliveries: [],
    reachesState: true,
    withdrawal: null,
    ...change,
  };
  return { value, errors: [], isBusy: false };
}

/** What the last step shows of a report, below its title. */
async function reportIds(report: PageContext['report']): Promise<readonly string[]> {
  const ids = await idsAt('reporting-information', { report });
  return ids.slice(ids.indexOf('report.title') + 1, ids.indexOf('next'));
}

describe('the texts of a step depend on the page, too', () => {
  it('the review says that the report waits for the network, if there is none', async () => {
    const lastPage: AppEvent[] = [{ type: 'nextPressed' }, { type: 'nextPressed' }];
    const form = { ...EMPTY_GUEST_FORM, dateOfBirth: '04/12/1988', zipCode: '94110' };
    const events: AppEvent[] = [{ type: 'guestFormChanged', form }, ...lastPage];
    expect(await idsAt('review-profile', { isOnline: false }, events)).toContain('.waiting');
    expect(await idsAt('review-profile', { isOnline: true }, events)).not.toContain('.waiting');
  });

  it.each(['.', '-', 'N/A', '\u200B', '🙂', ' '])(
    'the review says that the state gets no report with the only name %j, because the report has none',
    async (lastName) => {
      const harness = await startedHarness('reporting');
      await harness.passUntil('review-profile');
      const known = { ...EMPTY_GUEST_FORM, dateOfBirth: '04/12/1988', zipCode: '94110' };
      const context = { state: harness.state(), moment: harness.runner().moment(), page: QUIET_PAGE };
      const keysWith = (name: string) =>
        reviewNoteTexts(context, { ...known, lastName: name })
          .flatMap(({ keys }) => keys)
          .filter((key) => /Name$|^\.to/.test(key));
      expect(keysWith(lastName)).toEqual(['.noName', '.addName', '.toCountry']);
      expect(keysWith('Ruiz')).toEqual(['.to']);
      const byFirstName = reviewNoteTexts(context, { ...known, lastName, firstName: 'Ana' });
      expect(byFirstName.flatMap(({ keys }) => keys)).toContain('.to');
    },
  );

  it('a code that could not be checked can be submitted again', async () => {
    const judged = { type: 'scanJudged', outcome: 'requestError', isBox: false, errors: [] } as const;
    expect(await idsAt('first-scan', {}, [{ ...judged, uncheckedCode: CASSETTE }])).toContain('buttons.tryAgain');
    expect(await idsAt('first-scan', {}, [{ ...judged, outcome: 'expired' }])).not.toContain('buttons.tryAgain');
  });

  it('a report shows its state, and what to do if it cannot be delivered', async () => {
    expect(await reportIds(null)).toEqual(['report.looking']);
    expect(await reportIds({ value: null, errors: [{ code: 'NETWORK_REQUEST_FAILED' }], isBusy: false })).toEqual([
      'report.unknown',
      'report.again',
    ]);
    const status = (name: string): readonly string[] => [`report.statuses.${name}.word`, 'since'];
    expect(await reportIds(reportOf({ status: 'accepted' }))).toEqual([
      ...status('accepted'),
      'report.statuses.accepted.text',
      'report.ledger.title',
    ]);
    expect(await reportIds(reportOf({ status: 'queued' }, 30))).toEqual([
      ...status('queued'),
      'report.late',
      'report.yourself',
      'report.contact',
      'report.again',
      'report.ledger.titleWaiting',
    ]);
    expect(await reportIds(reportOf({ status: 'queued', reason: 'invalid' }))).toEqual([
      'report.unsent.invalid.word',
      'report.unsent.invalid.text',
      'report.yourself',
      'report.contact',
      'report.again',
      'report.ledger.titleWaiting',
    ]);
    expect(await reportIds(reportOf({ status: 'accepted', fields: [] }))).toContain('report.erased');
  });
});

describe('the last step says what is most urgent', () => {
  /** The keys of that text after a test with this result, and without symptoms. */
  async function urgentKeys(flow: FlowName, result: TestResult): Promise<readonly string[]> {
    const harness = await startedHarness(flow);
    await harness.passUntil('reporting-information');
    const state = harness.state();
    const session = { ...state.session, result };
    const context = { state: { ...state, session }, moment: harness.runner().moment(), page: QUIET_PAGE };
    return stepTexts(context).find(({ id }) => id === URGENT)?.keys ?? [];
  }
  const keyOf = (advice: AdviceKey): readonly string[] => [`result.advice.${advice}.you`];

  it('again after a positive result, and when to test again after a negative one', async () => {
    expect(await urgentKeys('testing', 'positive')).toEqual(keyOf('extraCareUntil'));
    expect(await urgentKeys('testing', 'negative')).toEqual(keyOf('retestBetween'));
    expect(await urgentKeys('testing', 'invalid')).toEqual([]);
  });

  it('of every test that was taken before, because its flow has no advice elsewhere', async () => {
    expect(await urgentKeys('reporting', 'positive')).toEqual(keyOf('extraCareUntil'));
    expect(await urgentKeys('reporting', 'negative')).toEqual(keyOf('retestBetween'));
    expect(await urgentKeys('reporting', 'invalid')).toEqual(keyOf('useNewKit'));
  });
});
