import pg from 'pg';

/** What a piece of work cost on PostgreSQL. */
export interface Cost {
  /** How often something was sent while no answer was outstanding on its connection: each time, the sender waited for the network. */
  readonly roundTrips: number;
  readonly statements: number;
}

/** Counts what all connections of this process send while the work runs. Nothing else may use PostgreSQL meanwhile. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<Cost> {
  const { prototype } = pg.Client;
  const original = Object.getOwnPropertyDescriptor(prototype, 'query');
  if (original === undefined) throw new Error('The driver has no queries.');
  const send = original.value as (this: pg.Client, ...args: unknown[]) => Promise<unknown>;
  const outstanding = new Map<pg.Client, number>();
  let [roundTrips, statements] = [0, 0];
  prototype.query = async function counted(this: pg.Client, ...args: unknown[]) {
    const before = outstanding.get(this) ?? 0;
    outstanding.set(this, before + 1);
    statements += 1;
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
  return { roundTrips, statements };
}
