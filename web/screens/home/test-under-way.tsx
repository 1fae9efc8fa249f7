import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TestCard } from '../../../core/flow/home-cards.ts';
import { finishedHint, testCardKey } from '../../../core/step-texts/test-card-key.ts';
import { Button } from '../../components/button.tsx';
import { useClockTime } from '../../texts/clock-time.ts';
import { useServices } from '../../wiring/services.ts';

/** How much of the test is done, around a cassette's window. Decorative. */
function Ring({ share }: { readonly share: number }) {
  return (
    <svg className="test-card__ring" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle className="test-card__track" cx="32" cy="32" r="28" />
      <circle className="test-card__done" cx="32" cy="32" r="28" pathLength="1" strokeDasharray={`${share} 1`} />
      <rect className="test-card__case" x="20" y="15" width="24" height="34" rx="6" />
      <rect className="test-card__window" x="27" y="21" width="10" height="16" rx="3" />
      <circle className="test-card__window" cx="32" cy="43" r="2.5" />
    </svg>
  );
}

interface TestUnderWayProps {
  readonly card: TestCard;
  /** False while the dialog asks the same. */
  readonly hasButtons: boolean;
}

/** The card about the test under way: what is next, and the buttons to continue and to cancel it. */
export const TestUnderWay = observer(function TestUnderWay({ card, hasButtons }: TestUnderWayProps) {
  const { t } = useTranslation();
  const { store, actions } = useServices();
  const isFinished = card.kind === 'finished';
  const hint = finishedHint(store.snapshot);
  const clockTime = useClockTime();
  const text = t(testCardKey(card), { name: card.firstName, time: clockTime(card.readyAt ?? 0) });
  return (
    <section className="test-card" data-phase={card.timer ?? undefined} aria-labelledby="test-card-title">
      <div className="test-card__state">
        <Ring share={card.share} />
        <div className="test-card__words">
          <h2 id="test-card-title">{t(`home.${card.kind}.title`)}</h2>
          <p>{text}</p>
          {isFinished && hint !== null && <p>{t(hint)}</p>}
        </div>
      </div>
      {hasButtons && (
        <div className="test-card__actions">
          <Button data-press="continue" onClick={() => actions.continueTest()}>
            {t(isFinished ? 'home.finished.seeLastSteps' : 'home.incomplete.continueTest')}
          </Button>
          <Button
            variant="link"
            data-press="cancel"
            aria-describedby="cancel-cost"
            busy={store.view.pending === 'cancel' ? t('home.incomplete.canceling') : null}
            onClick={() => actions.cancelTest()}
          >
            {t(isFinished ? 'home.finished.close' : 'home.incomplete.cancelTest')}
          </Button>
          {store.cancelCost !== 'submitted' && (
            <p id="cancel-cost" className="test-card__cost">
              {t(`home.incomplete.${store.cancelCost}`)}
            </p>
          )}
        </div>
      )}
    </section>
  );
});
