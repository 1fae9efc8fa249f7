import { describe, expect, it, vi } from 'vitest';
import { makeFakeClock } from '../../../../adapters/clock/fake-clock.ts';
import { makeMemoryStorage } from '../../../../adapters/memory/memory-storage.ts';
import { INACTIVITY_LOGOUT_MS } from '../../../../core/domain/limits.ts';
import { LAST_INPUT_KEY } from '../../../../core/flow/persisted-state.ts';
import { makeLastInput } from '../../../../core/use-cases/account/last-input.ts';
import { START } from '../../../support/flow-harness.ts';

const NOTE_EVERY = 5_000;
const DAY = 24 * 60 * 60_000;

/** Two tabs of one device, and the instant that both of them see. */
function twoTabs() {
  const clock = makeFakeClock(START);
  const storage = makeMemoryStorage();
  const [here, there] = [makeLastInput(storage, clock), makeLastInput(storage, clock)];
  return { clock, storage, here, there, stored: () => storage.read(LAST_INPUT_KEY) };
}

describe('the last input', () => {
  it('is rarely written to the storage, however often the mouse moves', () => {
    const { clock, storage, here, stored } = twoTabs();
    const [read, write] = [vi.spyOn(storage, 'read'), vi.spyOn(storage, 'write')];
    for (let moved = 0; moved < 1_000; moved += 1) {
      here.noteSometimes();
      clock.advance(10);
    }
    expect([read.mock.calls.length, write.mock.calls.length]).toEqual([2, 2]);
    expect(stored()).toBe(START + NOTE_EVERY);
  });

  it('of another tab a moment ago counts as stored, and is read once', () => {
    const { clock, storage, here, there, stored } = twoTabs();
    there.note();
    clock.advance(NOTE_EVERY - 1);
    const read = vi.spyOn(storage, 'read');
    here.noteSometimes();
    here.noteSometimes();
    expect(read).toHaveBeenCalledTimes(1);
    expect(stored()).toBe(START);
    clock.advance(1);
    here.noteSometimes();
    expect(stored()).toBe(START + NOTE_EVERY);
  });

  it('of another tab counts, whatever this tab has in memory', () => {
    const { clock, here, there } = twoTabs();
    here.note();
    clock.advance(INACTIVITY_LOGOUT_MS - 1);
    there.noteSometimes();
    clock.advance(1);
    expect(here.inactivity()).toBe('none');
  });

  it('from before the clock was set back is ignored', () => {
    const { clock, here, stored } = twoTabs();
    here.noteSometimes();
    clock.set(START - DAY);
    here.noteSometimes();
    expect([stored(), here.isKnown()]).toEqual([START - DAY, true]);
  });

  it('does not restart a time that is over', () => {
    const { clock, here, stored } = twoTabs();
    here.noteSometimes();
    clock.advance(INACTIVITY_LOGOUT_MS);
    here.noteSometimes();
    expect([stored(), here.inactivity()]).toEqual([START, 'over']);
  });
});
