/** The entry of a table under a text from outside. A name that every object has, such as `constructor`, is none of its own. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
