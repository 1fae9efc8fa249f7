import type { ReportResponse, ReportDelivery } from '../api/payloads.ts';
import { ledgerOf, shortTestId, type ReportLedger } from '../use-cases/results/report-ledger.ts';
import { button, text, when, words, type ShownText, type TextContext } from './shown-text.ts';

/** Each recipient has the same texts, which its place tells apart. */
const atPlace = (place: number, shown: ShownText): ShownText => ({ ...shown, id: `recipient.${place}.${shown.id}` });

/** One recipient: what it got and when, its answer, and whom to ask. */
function recipientTexts(
  { hub, at, answer }: ReportDelivery,
  ledger: ReportLedger,
  number: string,
): readonly ShownText[] {
  const long = (instant: string) => ({ instant: Date.parse(instant), style: 'long' }) as const;
  const [name, contact] = [hub?.name ?? null, hub?.contact ?? null];
  const answered = answer && {
    list: [{ key: `report.statuses.${answer.status}.word` }, long(answer.at)],
  };
  return [
    name === null ? text('report.ledger.hub') : words('hub', name),
    text('report.ledger.what', {}, 'label'),
    text(`report.ledger.whats.${ledger.isNamed ? 'named' : 'unnamed'}`),
    text('report.ledger.when', {}, 'label'),
    words('time', long(at)),
    text('report.ledger.answer', {}, 'label'),
    answered === null ? text('report.ledger.noAnswer') : words('answered', answered),
    text('report.ledger.contact', {}, 'label'),
    contact === null ? text('report.ledger.askUs', { number }) : text('report.ledger.askBoth', { contact, number }),
    text(`report.ledger.passesOn.${ledger.passesOn}`),
  ];
}

/** Who did not get the report, and who withdrew it. */
function otherTexts({ withdrawal }: ReportResponse, ledger: ReportLedger): readonly ShownText[] {
  return [
    ...(withdrawal === null ? [] : [text(`report.ledger.withdrawn.${withdrawal.reason ?? 'person'}`)]),
    ...when(!ledger.hasRecipients, text('report.ledger.others.noOne')),
    text('report.ledger.others.title'),
    ...(ledger.stateMisses === null ? [] : [text(`report.ledger.others.${ledger.stateMisses}`, {}, 'point')]),
    text('report.ledger.others.rest', {}, 'point'),
  ];
}

/** The question before a report is withdrawn. */
export function withdrawalTexts(isBusy: boolean): readonly ShownText[] {
  return [
    text('report.ledger.withdraw.confirm.title'),
    text('report.ledger.withdraw.confirm.goes'),
    text('report.ledger.withdraw.confirm.stays'),
    button('report.ledger.withdraw.confirm.keep', {}, 'keep-report'),
    button(`report.ledger.withdraw.confirm.${isBusy ? 'busy' : 'withdraw'}`, {}, 'confirm-withdrawal'),
  ];
}

/** Who got the report and who did not, folded at first, and how to withdraw a report that still waits. */
export function ledgerTexts({ state, page }: TextContext, report: ReportResponse | null): readonly ShownText[] {
  const ledger = report === null ? null : ledgerOf(report);
  if (report === null || ledger === null) return [];
  const title = button(`report.ledger.${ledger.canBeWithdrawn ? 'titleWaiting' : 'title'}`, {}, 'who-got-it');
  if (page.ledger === null) return [title];
  const { outcome } = page.ledger;
  const number = shortTestId(state.session.testId ?? '');
  const withdraw = 'report.ledger.withdraw';
  return [
    title,
    ...report.deliveries.flatMap((delivery, place) =>
      recipientTexts(delivery, ledger, number).map((shown) => atPlace(place, shown)),
    ),
    ...otherTexts(report, ledger),
    ...when(ledger.isTooLate, text(`${withdraw}.sent`)),
    ...when(
      ledger.canBeWithdrawn,
      text(`${withdraw}.title`),
      text(`${withdraw}.text`),
      button(`${withdraw}.button`, {}, 'withdraw-report'),
    ),
    ...(outcome === null ? [] : [text(`${withdraw}.${outcome}`)]),
  ];
}
