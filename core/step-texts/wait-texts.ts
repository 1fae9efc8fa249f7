import { formatTimeLeft, isTimeUnsure, secondsLeft } from '../flow/timers.ts';
import { clockTexts, page } from './page-texts.ts';
import { offerTexts, POINTS } from './instruction-texts.ts';
import { button, choice, text, when, words, type TextsOf } from './shown-text.ts';

/** How the browser alerts the person, as far as it can. */
export const alertTexts: TextsOf = ({ page: { alerts } }) => {
  if (alerts === null) return [];
  const { sound, notices, canStayAwake } = alerts;
  return [
    ...when(!canStayAwake, text('alerts.dark.title'), text('alerts.dark.text')),
    ...when(sound !== 'none' || notices !== 'none', text('alerts.legend')),
    ...when(sound !== 'none', choice('box', 'alerts.sound.label', sound === 'on'), text(`alerts.sound.${sound}`)),
    ...when(
      notices !== 'none',
      choice('box', 'alerts.notices.label', notices === 'on'),
      text(`alerts.notices.${notices}`),
    ),
  ];
};

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
    ...alertTexts(context),
    POINTS,
  ];
  return page(context, { body });
};

/** The wait is over; until when the lines can be read. */
export const resultReadyTexts: TextsOf = (context) => {
  const endsAt = context.state.session.expirationTimerEndTime;
  const by = endsAt === null ? [] : [text('.by', { time: { instant: endsAt, style: 'clock' } })];
  return page(context, { body: [...clockTexts(context), ...by, POINTS] });
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
