import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { makeFetchDesk } from '../../../core/use-cases/fetch-desk.ts';

type Answer = Result<string, AppError>;

const OFFLINE: Answer = err({ code: 'NETWORK_REQUEST_FAILED' });

/** A desk whose calls are answered by hand, in any order. */
function openDesk(held: string | null = null) {
  const calls: ((answer: Answer) => void)[] = [];
  const desk = makeFetchDesk(() => new Promise<Answer>((resolve) => calls.push(resolve)), held);
  const ask = (): { answer: (answer: Answer) => Promise<void> } => {
    const loading = desk.load();
    const resolve = calls.at(-1);
    return {
      answer: async (answer) => {
        resolve?.(answer);
        await loading;
      },
    };
  };
  return { desk, ask };
}

describe('what a screen fetches', () => {
  it('is not known before it came, and is busy meanwhile', async () => {
    const { desk, ask } = openDesk();
    expect(desk.state()).toEqual({ value: null, errors: [], isBusy: false });
    const call = ask();
    expect(desk.state()).toEqual({ value: null, errors: [], isBusy: true });
    await call.answer(ok('new'));
    expect(desk.state()).toEqual({ value: 'new', errors: [], isBusy: false });
  });

  it('stays as it was known while it is asked again, and when that fails', async () => {
    const { desk, ask } = openDesk('held');
    await ask().answer(OFFLINE);
    expect(desk.state()).toEqual({ value: 'held', errors: [{ code: 'NETWORK_REQUEST_FAILED' }], isBusy: false });
    const call = ask();
    expect(desk.state()).toEqual({ value: 'held', errors: [], isBusy: true });
    await call.answer(ok('new'));
    expect(desk.state().value).toBe('new');
  });

  it('is what the last call says, whichever answer comes last', async () => {
    const { desk, ask } = openDesk();
    const [first, second] = [ask(), ask()];
    await second.answer(ok('second'));
    await first.answer(ok('first'));
    expect(desk.state()).toEqual({ value: 'second', errors: [], isBusy: false });
  });

  it('stays busy until the last call is answered', async () => {
    const { desk, ask } = openDesk();
    const first = ask();
    ask();
    await first.answer(OFFLINE);
    expect(desk.state()).toEqual({ value: null, errors: [], isBusy: true });
  });

  it('is replaced by what is known better', () => {
    const { desk } = openDesk('held');
    desk.replace('better');
    expect(desk.state().value).toBe('better');
  });

  it('is told to its listeners, until they have had enough', async () => {
    const { desk, ask } = openDesk();
    let changes = 0;
    const end = desk.subscribe(() => (changes += 1));
    await ask().answer(ok('new'));
    expect(changes).toBe(2);
    end();
    await ask().answer(ok('newer'));
    expect(changes).toBe(2);
  });
});
