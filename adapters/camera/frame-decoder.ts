import { err, ok, type Result } from '../../core/domain/result.ts';
import type { FoundSymbol } from '../../core/domain/found-symbol.ts';
import { transferOf, type DecodeFrame, type DecoderMessage } from './decoder-messages.ts';

/** The time limit for loading the decoder. Some proxies accept the request for its file, and never answer it. */
const LOAD_TIMEOUT_MS = 20_000;
/** The time limit for decoding a frame; after it the stuck worker is replaced. */
const FRAME_TIMEOUT_MS = 5_000;
/** A photo is ten times as large and is decoded in several ways. */
const PHOTO_TIMEOUT_MS = 40_000;
/** After this many lost workers in a row, without a frame decoded in between, the decoder counts as broken. */
const MAX_LOST_WORKERS = 3;

/** The parts of a Worker that the decoder needs. */
export interface DecoderWorker {
  onmessage: ((event: MessageEvent<DecoderMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(frame: DecodeFrame, transfer: Transferable[]): void;
  terminate(): void;
}

/** The symbols in a frame; empty when the worker crashed on it and was replaced. */
export type Reading = Result<readonly FoundSymbol[], 'decoder' | 'cannotDraw'>;

/** The answer to a frame of a decoder that was disposed of. */
const NEVER = new Promise<never>(() => undefined);

export interface FrameDecoder {
  /** Resolves with whether the decoder could be loaded. */
  readonly loaded: Promise<boolean>;
  /**
   * Decodes frames in order. Fails with `decoder` when the decoder cannot be loaded or keeps crashing, and with `cannotDraw` when frames
   * must be cut in the page.
   */
  decode(frame: DecodeFrame): Promise<Reading>;
  /** Terminates the worker; pending frames are never answered. */
  dispose(): void;
}

/** Runs the decoder in a worker that is restarted after a crash. Loading starts at once. */
export function makeFrameDecoder(makeWorker: () => DecoderWorker): FrameDecoder {
  let running = startWorker(makeWorker);
  let lostInARow = 0;
  let lastReading: Promise<unknown> = Promise.resolve();
  /** The frames that no worker has yet. */
  const waiting = new Set<DecodeFrame>();

  const readNow = async (frame: DecodeFrame): Promise<Reading> => {
    const isLoaded = await running.loaded;
    if (!waiting.delete(frame)) return NEVER;
    if (!isLoaded) {
      closeFrame(frame);
      return err('decoder');
    }
    const message = await running.read(frame);
    if (message.kind === 'read') {
      lostInARow = 0;
      return ok(message.found);
    }
    if (message.kind === 'cannotDraw') return err('cannotDraw');
    running.worker.terminate();
    lostInARow += 1;
    if (lostInARow >= MAX_LOST_WORKERS) return err('decoder');
    running = startWorker(makeWorker);
    return ok([]);
  };

  return {
    loaded: running.loaded,
    decode(frame) {
      waiting.add(frame);
      const reading = lastReading.then(() => readNow(frame));
      lastReading = reading;
      return reading;
    },
    dispose() {
      waiting.forEach(closeFrame);
      waiting.clear();
      running.worker.terminate();
    },
  };
}

/** Frees the picture of a frame that no worker reads: the camera has few buffers. */
function closeFrame(frame: DecodeFrame): void {
  if (frame.kind !== 'cut') frame.picture.close();
}

interface RunningWorker {
  readonly worker: DecoderWorker;
  readonly loaded: Promise<boolean>;
  read(frame: DecodeFrame): Promise<DecoderMessage>;
}

function startWorker(makeWorker: () => DecoderWorker): RunningWorker {
  const worker = makeWorker();
  const nextMessage = (): Promise<DecoderMessage> =>
    new Promise((resolve) => {
      worker.onmessage = (event) => resolve(event.data);
      worker.onerror = () => resolve({ kind: 'trapped' });
    });
  return {
    worker,
    loaded: within(LOAD_TIMEOUT_MS, nextMessage()).then((message) => message.kind === 'loaded'),
    read(frame) {
      const answered = nextMessage();
      try {
        worker.postMessage(frame, [transferOf(frame)]);
      } catch {
        // Some browsers have video frames but cannot transfer them.
        closeFrame(frame);
        return Promise.resolve({ kind: 'cannotDraw' });
      }
      return within(frame.kind === 'photo' ? PHOTO_TIMEOUT_MS : FRAME_TIMEOUT_MS, answered);
    },
  };
}

async function within(milliseconds: number, answered: Promise<DecoderMessage>): Promise<DecoderMessage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<DecoderMessage>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'trapped' }), milliseconds);
  });
  const message = await Promise.race([answered, stuck]);
  clearTimeout(timer);
  return message;
}
