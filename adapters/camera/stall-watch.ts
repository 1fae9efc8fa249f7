/** How long a picture may go without a new frame. A phone call takes the camera away without ending its track. */
const STALLED_AFTER_MS = 3_000;
/** How many checks in a row must also find no new frame, because the clock may have jumped after a sleep. */
const STALLED_AFTER_LOOKS = 10;

/** The properties of a video that show whether frames arrive. */
export interface WatchedVideo {
  readonly paused: boolean;
  readonly currentTime: number;
  readonly getVideoPlaybackQuality?: () => { readonly totalVideoFrames: number };
  readonly requestVideoFrameCallback?: (callback: () => void) => number;
}

/** Detects a stalled picture. */
export interface StallWatch {
  /** To be called at each check of the video; `now` in milliseconds. */
  readonly isStalled: (now: number) => boolean;
  /** How many checks found a new frame. */
  readonly looksWithFrames: () => number;
}

/** Combines every frame counter of the browser: each of them fails to advance in some browser. */
function frameCounter(video: WatchedVideo): () => string {
  let presented = 0;
  const count = (): void => {
    presented += 1;
    video.requestVideoFrameCallback?.(count);
  };
  video.requestVideoFrameCallback?.(count);
  const canCount = video.requestVideoFrameCallback !== undefined || video.getVideoPlaybackQuality !== undefined;
  return () => {
    const decoded = video.getVideoPlaybackQuality?.().totalVideoFrames ?? 0;
    // In some browsers currentTime advances without new frames.
    return [presented, decoded, canCount ? 0 : video.currentTime].join();
  };
}

/** Watches the video of a camera and its track. */
export function watchForStall(video: WatchedVideo, track: { readonly muted: boolean }): StallWatch {
  const frames = frameCounter(video);
  let last = '';
  let looksWithFrames = 0;
  let looksWithout = 0;
  let stillSince: number | null = null;
  return {
    isStalled(now) {
      const counted = frames();
      const isAlive = counted !== last && !track.muted && !video.paused;
      last = counted;
      if (isAlive) {
        looksWithFrames += 1;
        looksWithout = 0;
        stillSince = null;
        return false;
      }
      looksWithout += 1;
      stillSince ??= now;
      return looksWithout >= STALLED_AFTER_LOOKS && now - stillSince >= STALLED_AFTER_MS;
    },
    looksWithFrames: () => looksWithFrames,
  };
}
