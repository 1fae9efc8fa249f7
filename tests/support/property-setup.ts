/** Runs before each test file: sets what holds for all properties. */
import fc from 'fast-check';
import { propertySettings } from './property-settings.ts';

fc.configureGlobal(propertySettings(process.env));
