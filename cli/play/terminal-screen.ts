import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import { APP_ROUTES, type RouteName } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import type { ReportQuery } from '../../core/use-cases/results/report-query.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';

/** Buttons and links by their ids, with what pressing them does. */
export type Buttons = Readonly<Record<string, () => unknown>>;

/** Buttons that only open a route, by their ids. */
export type Links = Readonly<Record<string, RouteName>>;

/** The fields that can be typed into, and the errors that show. */
export type TerminalForm = Pick<OpenForm<string>, 'fields' | 'type'> &
  Partial<Pick<OpenForm<string>, 'fieldErrors' | 'errors'>>;

/** The contents of a screen at one moment. */
export interface TerminalScreen {
  /** The current form: that of a dialog while one is open. */
  readonly form?: TerminalForm | null;
  readonly buttons: Buttons;
  /** The errors that show beside the form's own. */
  readonly errors?: readonly ErrorCode[];
  /** The open dialog about a place. */
  readonly question?: PlaceQuestion;
  /** Resolves when the screen's own requests have ended. */
  settled?(): Promise<unknown>;
  /** A field was typed into and left; resolves when its lookups have ended. */
  typed?(field: string): Promise<void>;
  /** Chooses a person by first and last name. */
  select?(name: string): Played;
}

/** A question about a place: the field of its answer, the answers, the one that means none of them, and its buttons. */
export interface PlaceQuestion {
  readonly field: 'locality' | 'countyOfCity';
  readonly choices: readonly string[];
  readonly none: string;
  readonly press: string;
  readonly cancel: string;
}

/** What a screen of the terminal works with. */
export interface ScreenDeps {
  readonly runner: AppRunner;
  readonly actions: SessionActions;
  readonly account: AccountActions;
  /** Opens a route, or the one that its guard leads to. */
  readonly open: (route: string) => void;
  readonly path: string;
  readonly openReport: (testId: string) => ReportQuery;
  readonly openPlaceFinder: (form: PlaceForm) => PlaceFinder;
}

/** Opens a screen. The returned function reads its current contents; null if there is nothing to show or do now. */
export type MakeScreen = (deps: ScreenDeps) => (() => TerminalScreen) | null;
export type ScreensByRoute = Readonly<Partial<Record<RouteName, MakeScreen>>>;

/** These buttons if a condition holds, else none. */
export function when(isThere: boolean, buttons: Buttons): Buttons {
  return isThere ? buttons : {};
}

/** Links as buttons. */
export function linked({ open }: Pick<ScreenDeps, 'open'>, links: Links = {}): Buttons {
  return Object.fromEntries(Object.entries(links).map(([id, route]) => [id, () => open(APP_ROUTES[route])]));
}

/** The codes that a form shows. */
export function errorsOf(form: TerminalForm): readonly ErrorCode[] {
  return [...(form.fieldErrors?.() ?? []), ...(form.errors?.() ?? [])].map(({ code }) => code);
}

/** Chooses one of the account's people by first and last name. */
export function choosePerson({ identity }: AppState, name: string, onChosen: (person: ProfileSummary) => void): Played {
  const person = identity.profiles.find((one) => `${one.firstName} ${one.lastName}`.trim() === name);
  if (person === undefined) return notPlayed(`There is no profile of ${name}.`);
  onChosen(person);
  return PLAYED;
}

/** Opens a form on the person's own calendar day. */
export function openOn<Field extends string>({ runner }: ScreenDeps, spec: FormSpec<Field>): OpenForm<Field> {
  return openForm(spec, () => runner.moment().today);
}

/** Loads a screen's data; a failed load can be retried. */
export function fetching(
  ...parts: readonly { load(): Promise<void>; readonly state: () => { readonly errors: readonly AppError[] } }[]
): () => Required<Pick<TerminalScreen, 'settled' | 'errors' | 'buttons'>> {
  const loading = Promise.all(parts.map((part) => part.load()));
  return () => {
    const failed = parts.filter((part) => part.state().errors.length > 0);
    return {
      settled: () => loading,
      errors: failed.flatMap((part) => part.state().errors.map(({ code }) => code)),
      buttons: when(failed.length > 0, { 'try-again': () => Promise.all(failed.map((part) => part.load())) }),
    };
  };
}
