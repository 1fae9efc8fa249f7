import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { calendarDateAt } from '../../../core/domain/calendar-date.ts';
import { namedResult } from '../../../core/domain/named-result.ts';
import { APP_ROUTES, pathWith } from '../../../core/flow/app-routes.ts';
import { lastResultCards, type LastResultCard } from '../../../core/flow/home-cards.ts';
import type { RetestTime } from '../../../core/flow/retest-time.ts';
import { useFetched } from '../../components/use-fetched.ts';
import { useOnline } from '../../components/use-online.ts';
import { ResultListStore } from '../../stores/result-list-store.ts';
import { useClockTime } from '../../texts/clock-time.ts';
import { useNearDay, useTestTime } from '../../texts/test-time.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { ResultMark } from '../../components/result-mark.tsx';

const CALENDAR = (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
    <path d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />
  </svg>
);

/** When to test again: from which instant, or, once that has come, by which one; then at once. */
const Retest = observer(function Retest({ retest: { at, isDue } }: { readonly retest: RetestTime }) {
  const { t } = useTranslation();
  const { offsetAt } = useServices().store.moment;
  const nearDay = useNearDay();
  const clockTime = useClockTime();
  if (at === null) {
    return (
      <p className="last-result__again" data-due>
        {CALENDAR}
        <span className="last-result__words">{t('home.lastResult.testNow')}</span>
      </p>
    );
  }
  return (
    <p className="last-result__again" data-due={isDue || undefined}>
      {CALENDAR}
      <span className="last-result__words">
        <span>{t(isDue ? 'home.lastResult.testBy' : 'home.lastResult.testFrom')}</span>{' '}
        <time className="last-result__day" dateTime={new Date(at).toISOString()}>
          {nearDay(calendarDateAt(at, offsetAt(at)))}
        </time>{' '}
        <span>{t(isDue ? 'home.lastResult.by' : 'home.lastResult.from', { time: clockTime(at) })}</span>
      </span>
    </p>
  );
});

interface KnownProps {
  readonly card: LastResultCard;
  readonly isFirst: boolean;
}

const Known = observer(function Known({ card, isFirst }: KnownProps) {
  const { t } = useTranslation();
  const { profiles } = useServices().store.identity;
  const writeTime = useTestTime();
  const { record, retest } = card;
  const name = namedResult(record, profiles).firstName;
  return (
    <section className="last-result">
      <Link
        className="last-result__link"
        data-press={isFirst ? 'last-result' : undefined}
        data-result={record.result}
        to={pathWith(APP_ROUTES.resultDetails, record.testId)}
      >
        <ResultMark result={record.result} />
        <span className="last-result__words">
          <span className="last-result__title">
            {name === '' ? t('home.lastResult.title') : t('home.lastResult.titleOf', { name })}
          </span>{' '}
          <span className="last-result__word">{t(`result.kinds.${record.result}.word`)}</span>{' '}
          <time className="last-result__time" dateTime={record.testDate}>
            {writeTime(Date.parse(record.testDate), record.utcOffset)}
          </time>
        </span>
      </Link>
      {retest !== null && <Retest retest={retest} />}
    </section>
  );
});

/**
 * The newest result of each person who is to test again, with the day for it, and of the account. A result list that cannot be fetched
 * leaves a short text: home works without it.
 */
const LastResult = observer(function LastResult() {
  const { t } = useTranslation();
  const { store } = useServices();
  const { actions } = useAccount();
  const results = useFetched(() => new ResultListStore(actions.results.openList()));
  const isOnline = useOnline();
  useEffect(() => {
    // Looked up again when the network is back.
    if (isOnline && results.errors.length > 0) results.load();
  }, [isOnline, results]);
  const cards = lastResultCards(results.value, store.moment);
  const without = (): ReactNode => {
    if (results.value !== null) return t('home.lastResult.none');
    return results.isBusy ? t('home.lastResult.waiting') : t('home.lastResult.failed');
  };
  if (cards.length > 0) {
    return cards.map((card, index) => <Known key={card.record.testId} card={card} isFirst={index === 0} />);
  }
  return (
    <section className="last-result last-result--empty">
      <p>{without()}</p>
    </section>
  );
});

export default LastResult;
