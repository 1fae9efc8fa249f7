import { notPlayed, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import { readAction } from '../../scenarios/read-scenario.ts';

/** Does one action in the format of scenario files that a driver does by itself. */
export async function doAction(driver: ScenarioDriver, written: unknown): Promise<Played> {
  const read = readAction(written);
  if (!read.ok) return notPlayed(read.error.map(({ message }) => message).join(' '));
  const { name, value } = read.value;
  const methods = driver as unknown as Readonly<Record<string, (given: unknown) => Promise<Played>>>;
  return methods[name]?.(value) ?? notPlayed(`${name} cannot be walked.`);
}
