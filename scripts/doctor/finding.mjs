/**
 * The result of one check of this machine. `missing` is needed but absent; `optional` is absent, but Clearline works without it
 * or installs it by itself.
 *
 * @typedef {object} Finding
 * @property {string} name what was checked
 * @property {'ok' | 'missing' | 'optional'} state
 * @property {string} found what was found, or what is wrong; never the value of a setting
 * @property {string} why what it is needed for
 * @property {string | null} fix the command that fixes it; null where nothing is wrong
 */

/**
 * @param {{ name: string, why: string }} subject
 * @param {string} found
 * @returns {Finding}
 */
export function isWell({ name, why }, found) {
  return { name, state: 'ok', found, why, fix: null };
}

/**
 * @param {{ name: string, why: string }} subject
 * @param {string} found
 * @param {string} fix
 * @returns {Finding}
 */
export function isMissing({ name, why }, found, fix) {
  return { name, state: 'missing', found, why, fix };
}

/**
 * @param {{ name: string, why: string }} subject
 * @param {string} found
 * @param {string} fix
 * @returns {Finding}
 */
export function isOptional({ name, why }, found, fix) {
  return { name, state: 'optional', found, why, fix };
}
