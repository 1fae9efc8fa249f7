import type { Camera, CameraStart } from '../../core/ports/camera.ts';

/** Another camera; rejects when it cannot be loaded. */
export type LoadCamera = () => Promise<Camera>;

/**
 * A camera that goes on with another one's decoder as soon as its own does not come to work, whatever the reason: WebAssembly may be
 * there and be forbidden, and a proxy may refuse its file. It stays with the other for the visit. If that cannot be loaded either, the
 * first failure counts.
 */
export function makeFallbackCamera(first: Camera, loadOther: LoadCamera): Camera {
  let camera = first;

  /** Whether there is another decoder to try. */
  async function isReplaced(): Promise<boolean> {
    if (camera !== first) return false;
    camera = await loadOther().catch(() => first);
    return camera !== first;
  }

  async function restart(start: CameraStart): Promise<void> {
    const isFound = await isReplaced();
    if (start.signal.aborted) return;
    if (!isFound) return start.onFailure('decoder');
    await camera.start(start);
  }

  return {
    start: async (start) => {
      const restarts: Promise<void>[] = [];
      const isFirst = camera === first;
      await camera.start({
        ...start,
        onFailure: (reason) => {
          if (reason !== 'decoder' || !isFirst) return start.onFailure(reason);
          restarts.push(restart(start));
        },
      });
      await Promise.all(restarts);
    },
    setTorch: (isOn) => camera.setTorch(isOn),
    setZoom: (value) => camera.setZoom(value),
    isAllowed: () => camera.isAllowed(),
    readPhoto: async (photo, wanted) => {
      const read = await camera.readPhoto(photo, wanted);
      if (read.ok || read.error !== 'decoder' || !(await isReplaced())) return read;
      return camera.readPhoto(photo, wanted);
    },
  };
}
