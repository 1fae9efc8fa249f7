import { OutboxBar } from './outbox-bar.tsx';
import { RejectedResults } from './rejected-results.tsx';

/** The notices about pending and rejected submissions. */
export function OutboxNotices() {
  return (
    <>
      <OutboxBar />
      <RejectedResults />
    </>
  );
}
