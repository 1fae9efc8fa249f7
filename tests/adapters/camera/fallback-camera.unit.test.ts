import { describe, expect, it, vi } from 'vitest';
import { makeFallbackCamera } from '../../../adapters/camera/fallback-camera.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { Camera, CameraFailure, CameraStart } from '../../../core/ports/camera.ts';

const PHOTO = { type: 'image/png', arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };

/** A camera that fails so, or works; `starts` counts. */
function aCamera(failure: CameraFailure | null) {
  const start = vi.fn((given: CameraStart) => {
    if (failure !== null) given.onFailure(failure);
    return Promise.resolve();
  });
  const readPhoto = vi.fn(() =>
    Promise.resolve(failure === 'decoder' ? err('decoder' as const) : ok('code of a cassette')),
  );
  const camera: Camera = {
    ...{ start, readPhoto, isAllowed: () => Promise.resolve(true) },
    ...{ setTorch: () => Promise.resolve(), setZoom: () => Promise.resolve() },
  };
  return { camera, start, readPhoto };
}

const aStart = (onFailure: (reason: CameraFailure) => void, aborted = false): CameraStart => ({
  viewId: 'view',
  signal: { aborted, addEventListener: () => undefined },
  ...{ onFrame: () => undefined, onProgress: () => undefined, onControls: () => undefined, onFailure },
});

describe('a camera whose decoder does not work', () => {
  it('goes on with the other one, and stays with it', async () => {
    const [first, other, onFailure] = [aCamera('decoder'), aCamera(null), vi.fn()];
    const camera = makeFallbackCamera(first.camera, () => Promise.resolve(other.camera));
    await camera.start(aStart(onFailure));
    await camera.start(aStart(onFailure));
    expect([first.start.mock.calls.length, other.start.mock.calls.length, onFailure.mock.calls]).toEqual([1, 2, []]);
    expect(await camera.readPhoto(PHOTO, 'DataMatrix')).toEqual(ok('code of a cassette'));
    expect(first.readPhoto).not.toHaveBeenCalled();
  });

  it('reads a photo with the other one', async () => {
    const camera = makeFallbackCamera(aCamera('decoder').camera, () => Promise.resolve(aCamera(null).camera));
    expect(await camera.readPhoto(PHOTO, 'DataMatrix')).toEqual(ok('code of a cassette'));
  });

  it.each([
    ['the other cannot be loaded', () => Promise.reject(new Error('No network.'))],
    ['the other does not work either', () => Promise.resolve(aCamera('decoder').camera)],
  ])('says so once if %s', async (_case, loadOther) => {
    const onFailure = vi.fn();
    await makeFallbackCamera(aCamera('decoder').camera, loadOther).start(aStart(onFailure));
    expect(onFailure.mock.calls).toEqual([['decoder']]);
  });

  it('is not replaced for another reason, or once it is not wanted any more', async () => {
    const [other, onFailure] = [aCamera(null), vi.fn()];
    const load = () => Promise.resolve(other.camera);
    await makeFallbackCamera(aCamera('denied').camera, load).start(aStart(onFailure));
    await makeFallbackCamera(aCamera('decoder').camera, load).start(aStart(onFailure, true));
    expect([onFailure.mock.calls, other.start.mock.calls]).toEqual([[['denied']], []]);
  });
});
