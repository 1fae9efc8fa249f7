import * as v from 'valibot';
import { envVar } from './env-var.ts';

/** How many connections clients may hold, and for how long. */
export interface ConnectionLimits {
  readonly most: number;
  /** From one network address; null for no limit, because behind a proxy all have its address. */
  readonly mostPerAddress: number | null;
  /** How long a connection may neither send a request nor take a response, in milliseconds. */
  readonly silenceMs: number;
}

/** A response that is not read takes up to about 200 kB, so this many take 400 MB. */
const MOST = 2000;
const MOST_PER_ADDRESS = 200;
/** Longer than the longest call. */
const SILENCE_MS = 30_000;

const amount = envVar(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)));

/** The settings. */
export const connectionEntries = { MAX_CONNECTIONS: amount, MAX_CONNECTIONS_PER_ADDRESS: amount };

const entriesSchema = v.object(connectionEntries);

/** The limits from valid settings; `addressFactor` multiplies the limit per address. */
export function readConnectionLimits(
  settings: v.InferOutput<typeof entriesSchema>,
  { isBehindProxy, addressFactor }: { readonly isBehindProxy: boolean; readonly addressFactor: number },
): ConnectionLimits {
  const perAddress = (settings.MAX_CONNECTIONS_PER_ADDRESS ?? MOST_PER_ADDRESS) * addressFactor;
  return {
    most: settings.MAX_CONNECTIONS ?? MOST,
    mostPerAddress: isBehindProxy ? null : perAddress,
    silenceMs: SILENCE_MS,
  };
}
