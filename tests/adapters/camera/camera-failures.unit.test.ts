import { describe, expect, test } from 'vitest';
import { failureOfAbilities, failureOfError } from '../../../adapters/camera/camera-failures.ts';

describe('what a browser throws', () => {
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
  ])('%s is told as %s', (name, reason) => {
    expect(failureOfError(new DOMException('', name))).toBe(reason);
  });

  test('a browser that does not know the request at all is unsupported', () => {
    expect(failureOfError(new TypeError('mediaDevices is undefined'))).toBe('unsupported');
  });

  test.each([new DOMException('', 'QuotaExceededError'), new Error('odd'), 'a text', undefined])(
    'what nobody expects (%s) can be tried again',
    (thrown) => {
      expect(failureOfError(thrown)).toBe('lost');
    },
  );
});

describe('what a browser can do', () => {
  const able = { isSecureContext: true, hasGetUserMedia: true, hasWebAssembly: true, hasWorker: true };

  test('nothing stands in the way of an able one', () => {
    expect(failureOfAbilities(able)).toBeNull();
  });

  test('an insecure page is called insecure, though it lacks the camera interface too', () => {
    expect(failureOfAbilities({ ...able, isSecureContext: false, hasGetUserMedia: false })).toBe('insecure');
  });

  test.each(['hasGetUserMedia', 'hasWebAssembly', 'hasWorker'] as const)('without %s it is unsupported', (ability) => {
    expect(failureOfAbilities({ ...able, [ability]: false })).toBe('unsupported');
  });
});
