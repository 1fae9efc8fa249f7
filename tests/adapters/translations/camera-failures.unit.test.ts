import { expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { CAMERA_FAILURES } from '../../../core/ports/camera.ts';

it.each(LANGUAGES)('every failure of the camera has its own title in %s', (language) => {
  const { failures } = translations[language].steps.scan.camera;
  const titles = CAMERA_FAILURES.map((failure) => failures[failure].title);
  expect(new Set(titles).size).toBe(CAMERA_FAILURES.length);
});
