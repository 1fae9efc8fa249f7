import { inspect, isDeepStrictEqual } from 'node:util';

/** More differences than this are only counted. */
const MOST = 10;

type Fields = Readonly<Record<string, unknown>>;

/** A value with fields of its own: a list, or an object that is neither a date nor a set. */
function hasFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
}

interface Matcher {
  readonly asymmetricMatch: (value: unknown) => boolean;
  readonly toAsymmetricMatcher?: () => string;
}

/** Whether a value is one such as `expect.any(String)`. */
const isMatcher = (value: unknown): value is Matcher =>
  typeof value === 'object' && value !== null && 'asymmetricMatch' in value;

const written = (value: unknown): string =>
  isMatcher(value) && value.toAsymmetricMatcher !== undefined
    ? value.toAsymmetricMatcher()
    : inspect(value, { breakLength: Infinity, compact: true, depth: 4 });

const isSame = (actual: unknown, expected: unknown): boolean =>
  isMatcher(expected) ? expected.asymmetricMatch(actual) : isDeepStrictEqual(actual, expected);

const fieldPath = (path: string, field: string, isOfList: boolean): string =>
  isOfList ? `${path}[${field}]` : path === '' ? field : `${path}.${field}`;

/** A line for each field in which two values differ. A field that is undefined is as good as none. */
function differences(actual: unknown, expected: unknown, path = ''): readonly string[] {
  const isOfList = Array.isArray(actual);
  if (hasFields(actual) && hasFields(expected) && isOfList === Array.isArray(expected)) {
    const fields = new Set([...Object.keys(actual), ...Object.keys(expected)]);
    return [...fields].flatMap((field) =>
      differences(actual[field], expected[field], fieldPath(path, field, isOfList)),
    );
  }
  if (isSame(actual, expected)) return [];
  return [`${path === '' ? '' : `${path}: `}received ${written(actual)}, expected ${written(expected)}`];
}

/**
 * What differs between the values that an assertion compared, a line for each field. None where the message of the error has the values
 * in full.
 */
export function differingFields(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { actual, expected, showDiff } = error as Error & Fields;
  const isShort = [actual, expected].some((value) => typeof value === 'object' && value !== null);
  if (showDiff !== true || !(isShort || error.message.includes('…'))) return [];
  const found = differences(actual, expected);
  const more = found.length - MOST;
  return more > 0 ? [...found.slice(0, MOST), `and ${String(more)} more`] : found;
}
