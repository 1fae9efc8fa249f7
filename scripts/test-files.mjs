/** Which test files belong to a tier, read from their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './run.mjs';

/** @param {string} folder */
function filesBelow(folder) {
  /** @type {string[]} */
  const files = [];
  for (const entry of readdirSync(join(REPOSITORY, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...filesBelow(path));
    else files.push(path);
  }
  return files;
}

/** @param {string} file */
const textOf = (file) => readFileSync(join(REPOSITORY, file), 'utf8');

const WITHOUT_BROWSER = /\.(unit|property|contract|integration)\.test\.tsx?$/;
const testFiles = () => filesBelow('tests').filter((file) => WITHOUT_BROWSER.test(file));

/** In the words of vitest: every test of the file has the tag. */
const WHOLLY_FULL = /@module-tag full\b/;
const FULL = /@module-tag full\b|'full'|\b(?:tierOn|fullUnless|describeOn|describeInLanguages)\(/;

/** The files of vitest with a test of the second tier. */
export const taggedFiles = () => testFiles().filter((file) => FULL.test(textOf(file)));

/** @param {string} file */
export const isWhollyFull = (file) => WHOLLY_FULL.test(textOf(file));

/** The files of vitest that ask fast-check for inputs. */
export const propertyFiles = () => testFiles().filter((file) => textOf(file).includes('assertProperty('));
