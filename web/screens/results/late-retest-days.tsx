import { latePart } from '../../loading/late-part.ts';
import { useBackgroundPart } from '../../loading/use-late-part.ts';
import type { RetestDaysProps } from './retest-days.tsx';

const loadDays = latePart(() => import('./retest-days.tsx'));

/** The days of the next tests, loaded after the result itself. The advice below names the same days. */
export function LateRetestDays(props: RetestDaysProps) {
  const late = useBackgroundPart(loadDays);
  return late === null ? null : <late.RetestDays {...props} />;
}
