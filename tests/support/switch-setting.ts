/** Whether a variable is 1 or 0; undefined if it is not set. Throws for anything else. */
export function switchSetting(name: string, env: Readonly<Record<string, string | undefined>>): boolean | undefined {
  const text = env[name] ?? '';
  if (text === '') return undefined;
  if (text !== '0' && text !== '1') throw new Error(`${name}=${text}: expected 1 or 0.`);
  return text === '1';
}
