import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundSymbol } from '../../../core/domain/found-symbol.ts';
import type { DecodeFrame, DecoderMessage } from '../../../adapters/camera/decoder-messages.ts';
import { makeFrameDecoder, type DecoderWorker } from '../../../adapters/camera/frame-decoder.ts';
import { cutForLook } from '../../../adapters/camera/frame-looks.ts';

const FOUND = [
  { text: '10COV2601111260115212345678', symbology: 'DataMatrix', x: 0, y: 0.1, size: 0.2 },
] as const satisfies FoundSymbol[];
const CUT = cutForLook(0, 1, 1);

/** A worker that answers only when the test lets it. */
class ManualWorker implements DecoderWorker {
  onmessage: DecoderWorker['onmessage'] = null;
  onerror: DecoderWorker['onerror'] = null;
  readonly frames: DecodeFrame[] = [];
  ended = false;

  postMessage(frame: DecodeFrame): void {
    this.frames.push(frame);
  }
  terminate(): void {
    this.ended = true;
  }
  async answer(message: DecoderMessage): Promise<void> {
    this.onmessage?.({ data: message } as MessageEvent<DecoderMessage>);
    await vi.advanceTimersByTimeAsync(0);
  }
  async breakDown(): Promise<void> {
    this.onerror?.({} as ErrorEvent);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let workers: ManualWorker[] = [];
const aFrame = (): DecodeFrame => ({ kind: 'cut', pixels: new ArrayBuffer(4), cut: CUT });
const decoder = () =>
  makeFrameDecoder(() => {
    const worker = new ManualWorker();
    workers.push(worker);
    return worker;
  });
const worker = (index: number): ManualWorker => {
  const found = workers[index];
  if (found === undefined) throw new Error(`No worker ${index} was started.`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('the symbols read by the worker are returned unchanged', async () => {
  const reading = decoder().decode(aFrame());
  await worker(0).answer({ kind: 'loaded' });
  await worker(0).answer({ kind: 'read', found: FOUND });
  expect(await reading).toEqual({ ok: true, value: FOUND });
});

test('sends one frame at a time: the second waits for the result of the first', async () => {
  const both = decoder();
  const first = both.decode(aFrame());
  const second = both.decode(aFrame());
  await worker(0).answer({ kind: 'loaded' });
  expect(worker(0).frames).toHaveLength(1);
  await worker(0).answer({ kind: 'read', found: [] });
  expect(worker(0).frames).toHaveLength(2);
  await worker(0).answer({ kind: 'read', found: FOUND });
  expect(await first).toEqual({ ok: true, value: [] });
  expect(await second).toEqual({ ok: true, value: FOUND });
});

test('a decoder that cannot be loaded is a failure', async () => {
  const reading = decoder().decode(aFrame());
  await worker(0).answer({ kind: 'notLoaded' });
  expect(await reading).toEqual({ ok: false, error: 'decoder' });
});

/** A whole frame that counts how often it is closed. */
function wholeFrame() {
  const close = vi.fn();
  return { frame: { kind: 'whole', picture: { close } as unknown as VideoFrame, look: 0 } as const, close };
}

test('a frame that waits for the decoder is closed when the decoder is disposed of', async () => {
  const waiting = decoder();
  const [first, second] = [wholeFrame(), wholeFrame()];
  void waiting.decode(first.frame);
  void waiting.decode(second.frame);
  waiting.dispose();
  await worker(0).answer({ kind: 'loaded' });
  expect([first.close, second.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(worker(0).frames).toEqual([]);
});

test('a frame is closed when the decoder cannot be loaded', async () => {
  const { frame, close } = wholeFrame();
  const reading = decoder().decode(frame);
  await worker(0).answer({ kind: 'notLoaded' });
  expect(await reading).toEqual({ ok: false, error: 'decoder' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a frame that the worker has is not closed in the page', async () => {
  const reading = decoder();
  const { frame, close } = wholeFrame();
  void reading.decode(frame);
  await worker(0).answer({ kind: 'loaded' });
  reading.dispose();
  expect(worker(0).frames).toEqual([frame]);
  expect(close).not.toHaveBeenCalled();
});

test('a worker whose script cannot be loaded is a failure', async () => {
  const reading = decoder().decode(aFrame());
  await worker(0).breakDown();
  expect(await reading).toEqual({ ok: false, error: 'decoder' });
});

test('a crashed worker loses its frame and is replaced for the next one', async () => {
  const restarted = decoder();
  const lost = restarted.decode(aFrame());
  await worker(0).answer({ kind: 'loaded' });
  await worker(0).answer({ kind: 'trapped' });
  expect(await lost).toEqual({ ok: true, value: [] });
  expect(worker(0).ended).toBe(true);

  const next = restarted.decode(aFrame());
  await worker(1).answer({ kind: 'loaded' });
  await worker(1).answer({ kind: 'read', found: FOUND });
  expect(await next).toEqual({ ok: true, value: FOUND });
});

test('a worker stuck in a frame for five seconds is replaced', async () => {
  const reading = decoder().decode(aFrame());
  await worker(0).answer({ kind: 'loaded' });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(worker(0).ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual({ ok: true, value: [] });
  expect(worker(0).ended).toBe(true);
  expect(workers).toHaveLength(2);
});

test('three workers lost in a row are a failure; a frame that is read resets the count', async () => {
  const failing = decoder();
  const outcomes: (DecoderMessage['kind'] | 'error')[] = ['trapped', 'trapped', 'read', 'trapped', 'error', 'trapped'];
  const readings: boolean[] = [];
  for (const outcome of outcomes) {
    const reading = failing.decode(aFrame());
    const running = worker(workers.length - 1);
    await running.answer({ kind: 'loaded' });
    if (outcome === 'error') await running.breakDown();
    else await running.answer(outcome === 'read' ? { kind: 'read', found: [] } : { kind: 'trapped' });
    readings.push((await reading).ok);
  }
  expect(readings).toEqual([true, true, true, true, true, false]);
});

test('a worker without a canvas reports it, and then decodes images cropped in the page', async () => {
  const both = decoder();
  const whole = both.decode(aFrame());
  await worker(0).answer({ kind: 'loaded' });
  await worker(0).answer({ kind: 'cannotDraw' });
  expect(await whole).toEqual({ ok: false, error: 'cannotDraw' });
  const cut = both.decode(aFrame());
  await vi.advanceTimersByTimeAsync(0);
  await worker(0).answer({ kind: 'read', found: FOUND });
  expect(await cut).toEqual({ ok: true, value: FOUND });
  expect(workers).toHaveLength(1);
});

test('a frame that cannot be transferred is closed, and must be cropped in the page', async () => {
  const close = vi.fn();
  const failing = decoder();
  worker(0).postMessage = () => {
    throw new DOMException('', 'DataCloneError');
  };
  const reading = failing.decode({ kind: 'whole', picture: { close } as unknown as VideoFrame, look: 0 });
  await worker(0).answer({ kind: 'loaded' });
  expect(await reading).toEqual({ ok: false, error: 'cannotDraw' });
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['loaded', true],
  ['notLoaded', false],
] as const)('tells once it is known that the decoder is %s', async (kind, isLoaded) => {
  const loading = decoder();
  await worker(0).answer({ kind });
  expect(await loading.loaded).toBe(isLoaded);
});

test('dispose terminates the worker', () => {
  decoder().dispose();
  expect(worker(0).ended).toBe(true);
});

test('a decoder whose file is never answered counts as one that cannot be loaded', async () => {
  const stuck = decoder();
  const reading = stuck.decode(aFrame());
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await stuck.loaded, await reading]).toEqual([false, { ok: false, error: 'decoder' }]);
});
