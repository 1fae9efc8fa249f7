import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { asksForPerson, isExplained, outboxParts, outboxStatus } from '../../core/flow/outbox-notices.ts';
import type { RejectedCall } from '../../core/flow/test-calls.ts';
import { guestTestToContinue, isTestInProgress } from '../../core/flow/selectors.ts';
import { timerBar, timerBarKey } from '../../core/flow/timer-bar.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';
import { errorText } from '../../core/step-texts/page-texts.ts';
import { peopleTexts } from '../../core/step-texts/start-texts.ts';
import { button, text, when, words, type ShownText, type TextContext } from '../../core/step-texts/shown-text.ts';

/** The ids of the buttons of the notices. */
export const NOTICE_BUTTONS: ReadonlySet<string> = new Set([
  ...[
    'send-waiting',
    'retry-refused',
    'send-refused-for',
    'confirm-refusal',
    'take-refusal',
    'close-refusal',
    'continue-guest-test',
  ],
]);

/** A result that waited and that the server then did not accept. */
function rejectedTexts(rejected: RejectedCall, context: TextContext): readonly ShownText[] {
  const { error, testDate, call } = rejected;
  const { code } = error;
  const isForAnother = asksForPerson(rejected, context.state.identity);
  const instant = Date.parse(testDate);
  const taken = Number.isNaN(instant) ? '' : ({ instant, style: 'long' } as const);
  return [
    text('outbox.refused.title'),
    text('outbox.refused.what', { when: taken }),
    ...when(isExplained(code), errorText(code)),
    ...(isForAnother
      ? [text('outbox.refused.person'), ...peopleTexts(context, null), button('outbox.refused.sendFor')]
      : [text(`outbox.refused.${code === 'PREVIOUSLY_USED_DEVICE' ? 'used' : 'other'}`, { email: SUPPORT_EMAIL })]),
    ...when(call !== undefined && !isForAnother, button('buttons.tryAgain')),
    button('outbox.refused.read'),
  ];
}

/** What shows above every screen: that the browser is offline, and what waits or was not accepted. */
export function noticeTexts(context: TextContext): readonly ShownText[] {
  const { state, moment, page } = context;
  const { isOnline } = page;
  const status = outboxStatus(state);
  return [
    ...when(!isOnline, text(`frame.offline.${isTestInProgress(state.session) ? 'test' : 'text'}`)),
    ...outboxParts(status, isOnline).map((part) => text(`outbox.${part}`)),
    ...when(status !== null && status.waits !== 'progress', button('outbox.tryNow')),
    ...when(
      guestTestToContinue(state, moment.now) !== null,
      text('outbox.guestTest.title'),
      text('outbox.guestTest.text'),
      button('outbox.guestTest.go'),
    ),
    ...state.outbox.refusedOfOthers.flatMap(({ isGuests }) => [
      text('outbox.ofAnother.title'),
      text(`outbox.ofAnother.${isGuests ? 'guest' : 'account'}`),
      ...when(isGuests, button('outbox.ofAnother.mine')),
      button('outbox.ofAnother.close'),
    ]),
    ...state.outbox.refused.flatMap((rejected) => rejectedTexts(rejected, context)),
  ];
}

/** The running timer, above every screen but that of the test. */
export function timerTexts({ state, moment }: TextContext): readonly ShownText[] {
  const bar = timerBar(state, moment.now);
  if (bar === null) return [];
  const left = bar.secondsLeft === null ? [] : [words('time', formatTimeLeft(bar.secondsLeft))];
  return [text(timerBarKey(bar), {}, left.length === 0 ? 'text' : 'label'), ...left];
}
