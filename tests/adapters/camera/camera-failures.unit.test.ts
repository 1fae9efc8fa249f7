import { describe, expect, test } from 'vitest';
import { failureOfAbilities, failureOfError } from '../../../adapters/camera/live-picture.ts';

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
