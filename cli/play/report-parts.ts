import { makeCell } from '../../core/cell.ts';
import { knownPerson } from '../../core/report/known-person.ts';
import type { KnownPerson } from '../../core/report/report-preview.ts';
import { PREVIEW } from '../../core/step-texts/preview-texts.ts';
import { isReportShown, outcomeOf } from '../../core/step-texts/report-texts.ts';
import { QUIET_PAGE } from '../../core/step-texts/shown-text.ts';
import { stepTexts } from '../../core/step-texts/step-texts.ts';
import { ledgerOf, withdrawalOutcome, type WithdrawalOutcome } from '../../core/use-cases/results/report-ledger.ts';
import { canCheckReport, type ReportQuery } from '../../core/use-cases/results/report-query.ts';
import type { Look, Screen } from './terminal-screen.ts';

/** What is known of the person whose report is previewed: what was typed so far, or what is stored. */
function known({ account, load, openRow, shown, state }: Look): KnownPerson {
  const { identity, session } = state();
  const review = shown().page?.review ?? null;
  const form = review?.kind === 'form' ? review.form : identity.isGuestLogin ? identity.guestForm : null;
  const isReview = openRow()?.leaveBy === 'review';
  if (isReview) return form === null ? knownPerson(state(), null) : { form, blanks: 'stay', isWhole: true };
  const { selectedProfileId: id } = session;
  const isFetched = !identity.isGuestLogin && id !== null;
  return knownPerson(state(), isFetched ? load('known', () => account.profiles.open(id)).state().value : null);
}

/** The preview of the report, folded at first, wherever the step shows it. */
export const preview: Screen = (look) => {
  const { keep, runner, show, shown, state } = look;
  const isOpen = keep('preview', () => makeCell(false));
  const page = { ...QUIET_PAGE, ...shown().page };
  const texts = look.openRow() === null ? [] : stepTexts({ state: state(), moment: runner.moment(), page });
  if (!texts.some(({ id }) => id === PREVIEW.id)) return;
  show({ buttons: { 'what-is-sent': () => isOpen.set(!isOpen.state()) } });
  if (isOpen.state()) show({ page: { preview: known(look) } });
};

/** Who got the report, folded at first, and how to withdraw it. */
function showLedger({ keep, show, showDialog }: Look, report: ReportQuery): void {
  const ledger = keep('ledger', () => makeCell<{ readonly outcome: WithdrawalOutcome | null } | null>(null));
  const isAsking = keep('withdrawal', () => makeCell(false));
  const { value } = report.state();
  const held = value === null ? null : ledgerOf(value);
  if (held === null) return;
  const [isOpen, ask] = [ledger.state() !== null, isAsking.set];
  show({ buttons: { 'who-got-it': () => ledger.set(isOpen ? null : { outcome: null }) } });
  if (!isOpen) return;
  show({ page: { ledger: ledger.state() } });
  if (held.canBeWithdrawn) show({ buttons: { 'withdraw-report': () => ask(true) } });
  if (!isAsking.state()) return;
  const confirm = async (): Promise<void> => {
    ledger.set({ outcome: withdrawalOutcome(await report.withdraw()) });
    ask(false);
  };
  const buttons = { 'keep-report': () => ask(false), 'confirm-withdrawal': confirm };
  showDialog({ buttons, page: { open: { kind: 'withdrawal', isBusy: false } } });
}

/** The report of a test that was just submitted. */
export const submittedReport: Screen = (look) => {
  const { load, openReport, openRow, show, state } = look;
  const { session, view } = state();
  const { testId } = session;
  const isReported = openRow()?.leaveBy === 'finish' && !view.accountPrompt && isReportShown(outcomeOf(state()));
  if (!isReported || testId === null) return;
  const report = load('report', () => openReport(testId));
  show({ page: { report: report.state() } });
  if (canCheckReport(report.state())) show({ buttons: { 'look-again': report.load } });
  showLedger(look, report);
};
