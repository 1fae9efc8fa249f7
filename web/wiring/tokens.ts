import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { RunnerPorts } from '../../core/flow/app-runner.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { AccountDeps } from '../../core/use-cases/access/account-deps.ts';
import type { LoginKeeper } from '../../core/use-cases/account/keep-signed-in.ts';
import type { ReportPorts } from '../../core/use-cases/results/report-query.ts';
import type { SessionDeps } from '../../core/use-cases/session/deps.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import type { TimerPorts } from '../../core/use-cases/session/timer-watch.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** What the container holds, by the names under which the use-cases and the screens take it. */
export interface Bindings extends AccountDeps, RunnerPorts, SessionDeps, TimerPorts, ReportPorts {
  readonly locationLookup: LocationLookup;
  readonly actions: SessionActions;
  readonly store: SessionStore;
  readonly accountActions: AccountActions;
  readonly loginKeeper: LoginKeeper;
}

/** What screens receive of it. */
export const FOR_SCREENS = [
  ...(['store', 'actions', 'settings', 'locationLookup'] as const),
  // A running timer compares the clocks, and a report is looked up without an account too.
  ...(['runner', 'clock', 'serverTime', 'reportApi'] as const),
] as const;

type Bind = ContainerModuleLoadOptions['bind'];

/** The container, or what stands for it while something is made. */
interface Resolver {
  get<Service>(token: ServiceIdentifier<Service>): Service;
}

const token = <Name extends keyof Bindings>(name: Name): ServiceIdentifier<Bindings[Name]> => name;

/** Several things that the container holds, together. */
export function resolve<Name extends keyof Bindings>(resolver: Resolver, names: readonly Name[]): Pick<Bindings, Name> {
  return Object.fromEntries(names.map((name) => [name, resolver.get(token(name))])) as Pick<Bindings, Name>;
}

/** Binds what a factory makes, once, out of other bindings. A need that is not named does not compile. */
export function bindMade<Name extends keyof Bindings, Need extends keyof Bindings>(
  bind: Bind,
  name: Name,
  needs: readonly Need[],
  make: (deps: Pick<Bindings, Need>) => Bindings[Name],
): void {
  bind(token(name))
    .toDynamicValue((context) => make(resolve(context, needs)))
    .inSingletonScope();
}

/** Binds things that exist already. */
export function bindValues(bind: Bind, values: Partial<Bindings>): void {
  for (const [name, value] of Object.entries(values)) bind(name).toConstantValue(value);
}
