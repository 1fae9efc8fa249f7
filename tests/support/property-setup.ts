/** Runs before each test file: sets what holds for all properties. */
import fc from 'fast-check';
import { afterEach } from 'vitest';
import { checkAwaited } from './must-be-awaited.ts';
import { propertySettings } from './property-settings.ts';

fc.configureGlobal(propertySettings(process.env));

// What a test does not await would fail after it.
afterEach(checkAwaited);
