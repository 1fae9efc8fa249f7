/** How long a picture may stand still. Phones take the camera away for a call without ending its track. */
const STALLED_AFTER_MS = 3_000;
/** How many looks in a row must also find no new frame, because the clock alone may have jumped after a sleep. */
const STALLED_AFTER_LOOKS = 10;

/** The part of a video that tells whether frames arrive. */
export interface WatchedVideo {
  readonly paused: boolean;
  readonly currentTime: number;
  readonly getVideoPlaybackQuality?: () => { readonly totalVideoFrames: number };
  readonly requestVideoFrameCallback?: (callback: () => void) => number;
}

/** Notices a picture that stands still. */
export interface StallWatch {
  /** To be asked with each look at the video, whose instant is given in milliseconds. */
  readonly isStalled: (now: number) => boolean;
  /** How many looks found a new frame. */
  readonly looksWithFrames: () => number;
}

/** Counts frames in every way that the browser offers: each of them stands still in some browser while frames arrive. */
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
    // In some browsers this runs on without new frames.
    return [presented, decoded, canCount ? 0 : video.currentTime].join();
  };
}

/** Watches a video that shows the picture of a camera, and the track that it comes from. */
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
