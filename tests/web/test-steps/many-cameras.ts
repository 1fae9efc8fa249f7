import type { Page } from '@playwright/test';

/** Runs in the page: fakes a torch, a zoom and two cameras, one of them without a label. */
export function fakeManyCameras(): void {
  const { prototype } = MediaStreamTrack;
  const settings: Record<string, unknown> = { deviceId: 'wide', torch: false, zoom: 1 };
  prototype.getCapabilities = () => ({ torch: [false, true], zoom: { min: 1, max: 4, step: 0.1 } }) as never;
  prototype.getSettings = () => settings;
  prototype.applyConstraints = (constraints) => {
    Object.assign(settings, constraints?.advanced?.[0]);
    return Promise.resolve();
  };
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.enumerateDevices = () =>
    Promise.resolve([
      { kind: 'videoinput', deviceId: 'wide', label: 'Wide camera' },
      { kind: 'videoinput', deviceId: 'near', label: '' },
    ] as MediaDeviceInfo[]);
  mediaDevices.getUserMedia = (constraints) => {
    const { deviceId } = constraints?.video as MediaTrackConstraints;
    if (deviceId !== undefined) settings.deviceId = (deviceId as { exact: string }).exact;
    return ask({ video: true });
  };
}

/** Whether the page uses a camera, and the state of its last track. */
export const cameraState = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { track } = window as Window & { track?: MediaStreamTrack };
    return track?.readyState ?? 'never asked';
  });
