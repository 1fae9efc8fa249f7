import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { RunnerPorts } from '../../core/flow/app-runner.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { AccountDeps } from '../../core/use-cases/access/account-deps.ts';
import type { LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import type { ReportPorts } from '../../core/use-cases/results/report-query.ts';
import type { SessionDeps } from '../../core/use-cases/session/deps.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import type { TimerPorts } from '../../core/use-cases/session/timer-watch.ts';
import type { SessionStore } from '../stores/session-store.ts';

/** The bindings of the container, by the names that use cases and screens use. */
export interface Bindings extends AccountDeps, RunnerPorts, SessionDeps, TimerPorts, ReportPorts {
  readonly locationLookup: LocationLookup;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly actions: SessionActions;
  readonly store: SessionStore;
  readonly accountActions: AccountActions;
  readonly loginKeeper: LoginKeeper;
}

/** The bindings that screens receive. */
export const FOR_SCREENS = [
  ...(['store', 'actions', 'settings', 'locationLookup', 'otpDeviceApi'] as const),
  // A running timer compares clocks, and a report can also be looked up without an account.
  ...(['runner', 'clock', 'serverTime', 'reportApi'] as const),
] as const;

type Bind = ContainerModuleLoadOptions['bind'];

/** The container, or the context of a factory. */
interface Resolver {
  get<Service>(token: ServiceIdentifier<Service>): Service;
}

const token = <Name extends keyof Bindings>(name: Name): ServiceIdentifier<Bindings[Name]> => name;

/** Resolves several bindings at once. */
export function resolve<Name extends keyof Bindings>(resolver: Resolver, names: readonly Name[]): Pick<Bindings, Name> {
  return Object.fromEntries(names.map((name) => [name, resolver.get(token(name))])) as Pick<Bindings, Name>;
}

/**
 * Binds the singleton result of a factory to a name. The factory only receives the bindings named in `needs`; using
 * another is a type error.
 */
export function bindFactory<Name extends keyof Bindings, Need extends keyof Bindings>(
  bind: Bind,
  name: Name,
  needs: readonly Need[],
  make: (deps: Pick<Bindings, Need>) => Bindings[Name],
): void {
  bind(token(name))
    .toDynamicValue((context) => make(resolve(context, needs)))
    .inSingletonScope();
}

/** Binds existing values. */
export function bindValues(bind: Bind, values: Partial<Bindings>): void {
  for (const [name, value] of Object.entries(values)) bind(name).toConstantValue(value);
}
