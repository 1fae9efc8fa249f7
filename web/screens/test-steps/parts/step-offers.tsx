import { observer } from 'mobx-react-lite';
import { latePart } from '../../../loading/late-part.ts';
import { useBackgroundPart } from '../../../loading/use-late-part.ts';
import { useSteps } from '../step-services.ts';
import type { Count } from '../use-count.ts';

/** The key numbers of a step, large, one per line: "5 circles, 15 seconds". */
function Amount({ text }: { readonly text: string }) {
  return (
    <p className="step-amount">
      {text.split(', ').map((part, index) => (
        <span key={part}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {part}
        </span>
      ))}
    </p>
  );
}

/** Loads the offers with all their dialogs, and the counters. */
export const loadExtras = latePart(() => import('./step-extras.ts'));

/** What the current step offers to look at; nothing until it is loaded. */
export const StepOffers = observer(function StepOffers() {
  const { store } = useSteps();
  const hasOffers = store.row?.offers !== undefined;
  const extras = useBackgroundPart(loadExtras, hasOffers);
  return extras !== null && hasOffers ? <extras.OfferList /> : null;
});

interface StepAmountProps {
  readonly text: string;
  /** The counter of the step; null if it has none. */
  readonly count: Count | null;
}

/** The key numbers of a step. If they are a time to count, they can be counted as soon as the counter is loaded. */
export function StepAmount({ text, count }: StepAmountProps) {
  const extras = useBackgroundPart(loadExtras, count !== null);
  return extras === null || count === null ? <Amount text={text} /> : <extras.CounterCard text={text} count={count} />;
}
