import { expect, it } from 'vitest';
import { settingsOf } from '../../../adapters/camera/track-controls.ts';

const ZOOM = { min: 1, max: 8, step: 0.1 };

/** A camera with these capabilities, and the settings that were applied to it. */
function camera(capabilities: object) {
  const applied: unknown[] = [];
  const track = {
    getCapabilities: () => capabilities,
    getSettings: () => ({ zoom: 1 }),
    applyConstraints: ({ advanced }: { readonly advanced: readonly unknown[] }) => {
      applied.push(...advanced);
      return Promise.resolve();
    },
  };
  return { track: track as unknown as MediaStreamTrack, applied };
}

it.each([
  ['a lens that focuses only far away is zoomed', { focusDistance: { min: 0.2 }, zoom: ZOOM }, [{ zoom: 2 }]],
  ['at most as far as it can', { focusDistance: { min: 0.2 }, zoom: { min: 1, max: 1.5 } }, [{ zoom: 1.5 }]],
  ['a lens without zoom stays as it is', { focusDistance: { min: 0.2 } }, []],
  ['a lens that focuses near stays as it is', { focusDistance: { min: 0.1 }, zoom: ZOOM }, []],
  ['a camera that does not say how near it focuses stays as it is', { zoom: ZOOM }, []],
  ['a camera focuses again and again', { focusMode: ['manual', 'continuous'] }, [{ focusMode: 'continuous' }]],
])('%s', async (_words, capabilities, wanted) => {
  const { track, applied } = camera(capabilities);
  settingsOf(track, {});
  await Promise.resolve();
  expect(applied).toEqual(wanted);
});

it('what the person chose before applies to the next picture', async () => {
  const { track, applied } = camera({ focusDistance: { min: 0.2 }, zoom: ZOOM });
  const apply = settingsOf(track, { zoom: 1, torch: true });
  await apply({ torch: false });
  expect(applied).toEqual([
    { zoom: 1, torch: true },
    { zoom: 1, torch: false },
  ]);
});
