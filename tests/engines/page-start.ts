/** What a page is given before its own scripts run. */
export interface PageStart {
  /** The instant that `Date` shows. */
  readonly now: number;
  readonly isOnline: boolean;
}

/** The addresses of the front that are not the app's. */
export const FRONT_PATHS = {
  start: '/engine/start.js',
  camera: '/engine/camera',
  cameraOff: '/engine/camera-off',
  trouble: '/engine/trouble',
} as const;

/** The size of the camera's picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    /** Changes what `PageStart` gave. */
    changeStart?: (start: PageStart) => void;
  }
}

/**
 * Runs in the page before its scripts. Neither protocol can do all of this in each engine: fixes `Date`, makes the camera show the
 * picture of the test, tells when the network is gone, and reports what goes wrong.
 */
export function startPage(begin: PageStart, paths: typeof FRONT_PATHS, { width, height }: PictureSize): void {
  let start = begin;
  const report = (trouble: unknown): void => {
    const text = trouble instanceof Error ? `${trouble.message}\n${String(trouble.stack)}` : String(trouble);
    navigator.sendBeacon(paths.trouble, text);
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective));
  const { error: print } = console;
  Object.assign(console, {
    error: (...given: unknown[]) => {
      report(given.map(String).join(' '));
      print(...given);
    },
  });

  window.Date = new Proxy(Date, {
    construct: (real, given, target) =>
      Reflect.construct(real, given.length === 0 ? [start.now] : given, target) as object,
    get: (real, key) => (key === 'now' ? () => start.now : (Reflect.get(real, key) as unknown)),
  });
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => start.isOnline });
  window.changeStart = (changed) => {
    const wasOnline = start.isOnline;
    start = changed;
    if (wasOnline !== changed.isOnline) dispatchEvent(new Event(changed.isOnline ? 'online' : 'offline'));
  };

  // Requests are counted here because one that was just made takes a moment to arrive anywhere.
  const send = window.fetch.bind(window);
  window.pendingFetches = 0;
  const count = (by: number): void => void (window.pendingFetches = (window.pendingFetches ?? 0) + by);
  /** Counts until what waited for the promise has run. */
  const counted = <Value>(promise: Promise<Value>): Promise<Value> => {
    count(1);
    return promise.finally(() => void setTimeout(() => count(-1)));
  };
  window.fetch = (...given) => counted(send(...given));
  // `fetch` resolves with the head of an answer, and the page goes on once it has read the body.
  for (const name of ['json', 'text', 'arrayBuffer']) {
    const read = Reflect.get(Response.prototype, name) as (this: Response) => Promise<unknown>;
    Reflect.set(Response.prototype, name, function readCounted(this: Response) {
      return counted(read.call(this));
    });
  }

  // A person takes a label away once it is accepted, however busy the machine is.
  let [shown, accepted] = ['', ''];
  setInterval(() => {
    if (document.querySelector('[data-accepted]') !== null) accepted = shown;
  }, 50);

  const makeDraw = (context: CanvasRenderingContext2D): (() => Promise<void>) => {
    const [frame, empty] = [context.createImageData(width, height), context.createImageData(width, height)];
    empty.data.fill(255);
    let drawn = '';
    return async () => {
      const answer = await send(`${paths.camera}?shown=${drawn}`);
      if (answer.status === 200) {
        drawn = answer.headers.get('etag') ?? '';
        shown = drawn;
        const luma = new Uint8Array(await answer.arrayBuffer());
        luma.forEach((value, place) => frame.data.set([value, value, value, 255], 4 * place));
      }
      context.putImageData(drawn === accepted ? empty : frame, 0, 0);
    };
  };
  MediaDevices.prototype.getUserMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) throw new DOMException('There is no canvas.', 'NotReadableError');
    const draw = makeDraw(context);
    await draw();
    const stream = canvas.captureStream();
    const [track] = stream.getVideoTracks();
    const timer = setInterval(() => {
      // A page that is left aborts its last look.
      if (track?.readyState !== 'ended') draw().catch(() => undefined);
      else {
        clearInterval(timer);
        navigator.sendBeacon(paths.cameraOff);
      }
    }, 100);
    return stream;
  };
}
