/**
 * What was found out about one thing on this machine. `missing` is needed and not there; `optional` is not there, and Clearline does
 * without it or brings it by itself.
 *
 * @typedef {object} Finding
 * @property {string} name what was looked at
 * @property {'ok' | 'missing' | 'optional'} state
 * @property {string} found what is there, or what is wrong; no value of a setting
 * @property {string} why what it is for
 * @property {string | null} mend the command that mends it; null where nothing is to be mended
 */

/**
 * @param {{ name: string, why: string }} thing
 * @param {string} found
 * @returns {Finding}
 */
export function isWell({ name, why }, found) {
  return { name, state: 'ok', found, why, mend: null };
}

/**
 * @param {{ name: string, why: string }} thing
 * @param {string} found
 * @param {string} mend
 * @returns {Finding}
 */
export function isMissing({ name, why }, found, mend) {
  return { name, state: 'missing', found, why, mend };
}

/**
 * @param {{ name: string, why: string }} thing
 * @param {string} found
 * @param {string} mend
 * @returns {Finding}
 */
export function isOptional({ name, why }, found, mend) {
  return { name, state: 'optional', found, why, mend };
}
