import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { observer } from 'mobx-react-lite';
import type { StepRow } from '../../../../core/flow/step-row.ts';
import { useSteps } from '../step-services.ts';

/** At which seconds left each timer is announced, with the text's key. */
const MARKS = {
  countdown: [
    [600, 'steps.countdown.announce.ten'],
    [300, 'steps.countdown.announce.five'],
    [60, 'steps.countdown.announce.one'],
  ],
  reading: [
    [60, 'steps.result-ready.announce.sixty'],
    [30, 'steps.result-ready.announce.thirty'],
    [10, 'steps.result-ready.announce.ten'],
  ],
} as const;

type MarkText = (typeof MARKS)[keyof typeof MARKS][number][1];

/** A tick may come late by this much and the announcement is still true. */
const LATE_SECONDS = 5;

/** Says politely how much time is left, at the few moments that matter and never every second. Seen by screen readers only. */
export const TimerAnnouncer = observer(function TimerAnnouncer() {
  const { store } = useSteps();
  const { t } = useTranslation();
  const [textKey, setTextKey] = useState<MarkText | 'steps.countdown.announce.done' | null>(null);
  const before = useRef<{ timer: StepRow['timer']; left: number | null }>({ timer: undefined, left: null });
  const timer = store.row?.timer;
  const left = store.secondsLeft;

  useEffect(() => {
    const last = before.current;
    before.current = { timer, left };
    if (last.timer === 'countdown' && timer === 'reading') setTextKey('steps.countdown.announce.done');
    if (timer === undefined || timer !== last.timer || left === null) return;
    const from = last.left ?? left;
    const passed = MARKS[timer].find(([mark]) => from > mark && left <= mark && left > mark - LATE_SECONDS);
    if (passed !== undefined) setTextKey(passed[1]);
  }, [timer, left]);

  return (
    <p className="visually-hidden" role="status">
      {textKey === null ? '' : t(textKey)}
    </p>
  );
});
