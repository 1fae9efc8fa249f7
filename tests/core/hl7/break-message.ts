function replacePart(text: string, separator: string, index: number, value: (part: string) => string): string {
  const parts = text.split(separator);
  while (parts.length <= index) parts.push('');
  return parts.map((part, at) => (at === index ? value(part) : part)).join(separator);
}

/**
 * A message with another value at a place such as `PID-7`, `PID-11.5`, `PID-3.4.2`, or `OBX2-5` for the second OBX. A component is the
 * one of the first repetition.
 */
export function changed(message: string, place: string, value: string): string {
  const [, name = '', row = '1', numbers = ''] = /^([A-Z]{3})(\d)?-([\d.]+)$/.exec(place) ?? [];
  const [field = 0, component, part] = numbers.split('.').map(Number);
  const segments = message.split('\r');
  const index = segments.flatMap((segment, at) => (segment.startsWith(name) ? [at] : []))[Number(row) - 1] ?? -1;
  const inComponent = (text: string) => (part === undefined ? value : replacePart(text, '&', part - 1, () => value));
  const inField = (text: string) =>
    component === undefined
      ? value
      : replacePart(text, '~', 0, (first) => replacePart(first, '^', component - 1, inComponent));
  const at = name === 'MSH' ? field - 1 : field;
  return segments.map((segment, n) => (n === index ? replacePart(segment, '|', at, inField) : segment)).join('\r');
}

/** A message with several places changed. */
export function changedAll(message: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [place, value]) => changed(text, place, value), message);
}
