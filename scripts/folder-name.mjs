/** Checks the name of the folder of the repository. Works on Node 20 without any packages. */

/** Signs that mean something else in an address, by which the bundler loads files. */
const NOT_IN_ADDRESSES = /[#%?]/;

/**
 * Why the web app cannot be built in a folder, as a sentence; null when it can.
 *
 * @param {string} folder
 */
export function folderProblem(folder) {
  const sign = NOT_IN_ADDRESSES.exec(folder)?.[0];
  return sign === undefined ? null : `The path ${folder} contains "${sign}", with which the web app cannot be built.`;
}

/** What to do about it. */
export const MOVE_IT = 'Move it to a folder without #, % and ? in its path';
