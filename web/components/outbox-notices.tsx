import { OutboxBar } from './outbox-bar.tsx';
import { RefusedResults } from './refused-results.tsx';

/** What is said of what waits to be sent, and of what was refused. */
export function OutboxNotices() {
  return (
    <>
      <OutboxBar />
      <RefusedResults />
    </>
  );
}
