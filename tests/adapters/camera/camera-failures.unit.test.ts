import { describe, expect, test } from 'vitest';
import { failureOfAbilities, failureOfError, likeliestFailure } from '../../../adapters/camera/live-picture.ts';

describe('an exception from the browser', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['PermissionDismissedError', 'denied'],
    ['NotFoundError', 'no-camera'],
    ['DevicesNotFoundError', 'no-camera'],
    ['OverconstrainedError', 'no-camera'],
    ['NotReadableError', 'in-use'],
    ['TrackStartError', 'in-use'],
    ['AbortError', 'in-use'],
    ['NotSupportedError', 'unsupported'],
  ])('%s is reported as %s', (name, reason) => {
    expect(failureOfError(new DOMException('', name))).toBe(reason);
  });

  test('a browser without the camera API is unsupported', () => {
    expect(failureOfError(new TypeError('mediaDevices is undefined'))).toBe('unsupported');
  });

  test.each([new DOMException('', 'QuotaExceededError'), new Error('odd'), 'a text', undefined])(
    'an unexpected exception (%s) can be retried',
    (thrown) => {
      expect(failureOfError(thrown)).toBe('lost');
    },
  );
});

describe('the abilities of the browser', () => {
  const able = { isSecureContext: true, hasGetUserMedia: true, hasWorker: true };

  test('a browser with all abilities has no obstacle', () => {
    expect(failureOfAbilities(able)).toBeNull();
  });

  test('an insecure page is reported as insecure, although it also lacks the camera API', () => {
    expect(failureOfAbilities({ ...able, isSecureContext: false, hasGetUserMedia: false })).toBe('insecure');
  });

  test.each(['hasGetUserMedia', 'hasWorker'] as const)('without %s it is unsupported', (ability) => {
    expect(failureOfAbilities({ ...able, [ability]: false })).toBe('unsupported');
  });
});

describe('a page that another app shows', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';

  test.each([
    `${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0]`,
    `${PHONE} Mobile/15E148 Instagram 380.0`,
    `${PHONE} Mobile/15E148`,
    `${ANDROID}) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/137.0 Mobile Safari/537.36`,
  ])('gets no camera there: %s', (agent) => {
    expect(likeliestFailure('denied', agent)).toBe('in-app');
    expect(likeliestFailure('unsupported', agent)).toBe('in-app');
    expect(likeliestFailure('in-use', agent)).toBe('in-use');
  });

  test.each([
    `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    `${PHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`,
    `${ANDROID}) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36`,
  ])('is told from a browser: %s', (agent) => {
    expect(likeliestFailure('denied', agent)).toBe('denied');
  });
});
