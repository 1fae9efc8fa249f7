import pg from 'pg';

/**
 * Counts how often a connection of this process sends something while no answer is outstanding on it: each time, the sender waits for the
 * network. Nothing else may use PostgreSQL meanwhile.
 */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = pg.Client;
  const original = Object.getOwnPropertyDescriptor(prototype, 'query');
  if (original === undefined) throw new Error('The driver has no queries.');
  const send = original.value as (this: pg.Client, ...args: unknown[]) => Promise<unknown>;
  const outstanding = new Map<pg.Client, number>();
  let roundTrips = 0;
  prototype.query = async function counted(this: pg.Client, ...args: unknown[]) {
    const before = outstanding.get(this) ?? 0;
    outstanding.set(this, before + 1);
    if (before === 0) roundTrips += 1;
    try {
      return await send.apply(this, args);
    } finally {
      outstanding.set(this, (outstanding.get(this) ?? 0) - 1);
    }
  } as typeof prototype.query;
  try {
    await work();
  } finally {
    Object.defineProperty(prototype, 'query', original);
  }
  return roundTrips;
}
