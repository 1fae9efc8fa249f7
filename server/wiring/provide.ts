import type { Container, ServiceIdentifier } from 'inversify';

/** Reads a part of the server; one that was not asked for before is made. */
export type Get = <T>(part: ServiceIdentifier<T>) => T;

const binders: ((container: Container) => void)[] = [];

/** A part that the composition root is given. */
export function given<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

/** A part that is made when it is first asked for, once for each server. */
export function provide<T>(make: (get: Get) => T): ServiceIdentifier<T> {
  const part: ServiceIdentifier<T> = Symbol();
  binders.push((container) => {
    container
      .bind(part)
      .toDynamicValue((context) => make((needed) => context.get(needed)))
      .inSingletonScope();
  });
  return part;
}

/** Binds everything that the loaded modules provide. */
export function bindProvided(container: Container): void {
  for (const bind of binders) bind(container);
}
