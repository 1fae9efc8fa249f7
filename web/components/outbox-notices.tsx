import { OutboxBar } from './outbox-bar.tsx';
import { RefusedResults } from './refused-results.tsx';

/** The notices about pending and rejected submissions. */
export function OutboxNotices() {
  return (
    <>
      <OutboxBar />
      <RefusedResults />
    </>
  );
}
