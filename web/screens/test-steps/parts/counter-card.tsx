import { useTranslation } from 'react-i18next';
import { COUNTER_PRESSES, type CountedTime } from '../../../../core/flow/step-counter.ts';
import { Button } from '../../../components/button.tsx';
import { useAnnounced } from '../reading/use-announced.ts';
import type { Count } from '../use-count.ts';

interface CountProps {
  readonly count: Count;
}

/** The key numbers of the step, such as "5 circles, 15 seconds": the numbers large, their words beside them. */
function Amounts({ text }: { readonly text: string }) {
  return (
    <p className="counter__amounts">
      {text.split(', ').map((part) => {
        const [number = '', ...words] = part.split(' ');
        return (
          <span key={part}>
            <span className="counter__number">{number}</span> {words.join(' ')}
          </span>
        );
      })}
    </p>
  );
}

/** The seconds left in a ring, and the rounds if the counter has any. Not announced: only the start and the end are. */
function Running({ count, time }: CountProps & { readonly time: CountedTime }) {
  const { t } = useTranslation();
  const { rounds } = count;
  return (
    <div className="counter__now">
      <span className="counter__ring">
        <svg viewBox="0 0 120 120" aria-hidden="true" className="time__ring">
          <circle cx="60" cy="60" r="54" className="time__track" />
          <circle cx="60" cy="60" r="54" pathLength="1" className="time__left" strokeDasharray={`${time.share} 1`} />
        </svg>
        <span role="timer" aria-live="off" aria-label={t('counter.left')} className="counter__figures">
          {time.secondsLeft}
        </span>
      </span>
      <div className="counter__rounds">
        <span className="counter__word">
          {rounds > 1 ? t('counter.round', { round: time.round, rounds }) : t('counter.goOn')}
        </span>
        {rounds > 1 && (
          <span className="counter__dots" aria-hidden="true">
            {Array.from({ length: rounds }, (_, index) => (
              <span key={index} className="counter__dot" data-lit={index < time.round}>
                {index + 1}
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

function Done({ count: { seconds } }: CountProps) {
  const { t } = useTranslation();
  return (
    <div className="counter__now">
      <span className="counter__check">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M5 12.5L10 17.5L19 7" />
        </svg>
      </span>
      <span className="counter__word" aria-hidden="true">
        {t('counter.done', { seconds })}
      </span>
    </div>
  );
}

const LABELS = { idle: 'counter.start', running: 'counter.stop', done: 'counter.again' } as const;

/** A counter that helps to take as long as the instruction says. Next works without it. */
export function CounterCard({ text, count }: CountProps & { readonly text: string }) {
  const { t } = useTranslation();
  const { status, time, seconds, start, stop } = count;
  const isRunning = status === 'running';
  const announced = { idle: '', running: t('counter.started', { seconds }), done: t('counter.done', { seconds }) };
  useAnnounced(announced[status]);
  return (
    <div className="counter" data-counter={status}>
      {status === 'idle' && <Amounts text={text} />}
      {isRunning && time !== null && <Running count={count} time={time} />}
      {status === 'done' && <Done count={count} />}
      <p role="status" className="visually-hidden">
        {announced[status]}
      </p>
      <Button
        data-press={isRunning ? COUNTER_PRESSES.stop : COUNTER_PRESSES.start}
        variant="secondary"
        onClick={isRunning ? stop : start}
      >
        {t(LABELS[status], { seconds })}
      </Button>
    </div>
  );
}
