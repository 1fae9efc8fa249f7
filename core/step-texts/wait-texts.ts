import { formatTimeLeft, isTimeUnsure, secondsLeft } from '../flow/timers.ts';
import { clockTexts, page } from './page-texts.ts';
import { offerTexts } from './instruction-texts.ts';
import { button, text, words, type TextsOf } from './shown-text.ts';

/** The wait. */
export const countdownTexts: TextsOf = (context) => {
  const { session } = context.state;
  const left = secondsLeft(session, context.moment.now);
  const readyAt = session.countdownTimerEndTime;
  const body = [
    text('timer.label', {}, 'label'),
    words('time', left === null ? '' : formatTimeLeft(left)),
    ...(readyAt === null ? [] : [text('.readyAt', { time: { instant: readyAt, style: 'clock' } })]),
    ...clockTexts(context),
    ...offerTexts(context),
  ];
  return page(context, { body });
};

/** The wait is over; until when the lines can be read. */
export const resultReadyTexts: TextsOf = (context) => {
  const endsAt = context.state.session.expirationTimerEndTime;
  const by = endsAt === null ? [] : [text('.by', { time: { instant: endsAt, style: 'clock' } })];
  return page(context, { body: [...clockTexts(context), ...by] });
};

/** Shown in place of a step once the reading window is over, or may be over by a clock that was changed. */
export const expiredTexts: TextsOf = (context) => {
  const isUnsure = isTimeUnsure(context.state.session);
  const key = isUnsure ? 'expired.unsure' : 'expired';
  const [why, now] = [text('expired.why'), { ...text(`${key}.now`), id: 'now' }];
  return [
    { ...text(`${key}.title`, {}, 'title'), id: 'title' },
    { ...text(`${key}.lead`), id: 'lead' },
    ...clockTexts(context),
    ...(isUnsure ? [now, why] : [why, now]),
    button('expired.home'),
  ];
};
