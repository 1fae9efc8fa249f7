import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import { APP_ROUTES, type RouteName } from '../../core/flow/app-routes.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import type { ReportQuery } from '../../core/use-cases/results/report-query.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import type { ShownStep } from '../../scenarios/observation.ts';

/** The whole app without a browser, as in one of its tabs. */
export interface TerminalTab {
  readonly runner: AppRunner;
  readonly actions: SessionActions;
  readonly account: AccountActions;
  readonly keeper: LoginKeeper;
  /** Starts a test; without a flow the one that did not start. */
  readonly startTest: (flow?: FlowName) => Promise<void>;
  readonly route: () => string;
  /** Opens a route, or where its guard sends this person. */
  readonly open: (route: string) => void;
  readonly state: () => AppState;
  readonly step: () => ShownStep;
  /** The row of the step that can be acted on: none on other routes, nor once the reading window is over. */
  readonly openRow: () => StepRow | null;
  readonly openReport: (testId: string) => ReportQuery;
  readonly openPlaceFinder: (form: PlaceForm) => PlaceFinder;
  /** Runs the guard of the open route again, as the browser app does after every change. */
  readonly guard: () => void;
  /** The contents of the open screen. */
  readonly screen: () => TerminalScreen;
  readonly isAt: (route: string) => boolean;
  /** The tab is closed. */
  readonly close: () => void;
}

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
  /** The open dialog about a place; nothing else can be pressed. */
  readonly question?: PlaceQuestion;
  /** A dialog is open: nothing else can be pressed. */
  readonly isCovered?: true;
  /** Resolves when the screen's own requests have ended. */
  readonly settled?: () => Promise<unknown>;
  /** A field was typed into and left; resolves when its lookups have ended. */
  readonly typed?: (field: string) => Promise<void>;
  /** Chooses one of the account's people. */
  readonly select?: (person: ProfileSummary) => void;
}

/** A question about a place: the field of its answer, the answers, the one that means none of them, and its main button. */
export interface PlaceQuestion {
  readonly field: 'locality' | 'countyOfCity';
  readonly choices: readonly string[];
  readonly none: string;
  readonly press: string;
}

/** Opens a screen with parts of its own. The returned function reads its current contents. Null if it has none now. */
export type MakeScreen = (tab: TerminalTab) => (() => TerminalScreen) | null;

/** These buttons if a condition holds, else none. */
export function when(isThere: boolean, buttons: Buttons): Buttons {
  return isThere ? buttons : {};
}

/** Links as buttons. */
export function linked({ open }: TerminalTab, links: Links = {}): Buttons {
  return Object.fromEntries(Object.entries(links).map(([id, route]) => [id, () => open(APP_ROUTES[route])]));
}

/** The codes that a form shows. */
export function errorsOf(form: TerminalForm): readonly ErrorCode[] {
  return [...(form.fieldErrors?.() ?? []), ...(form.errors?.() ?? [])].map(({ code }) => code);
}

/** The person's own calendar day. */
export const todayOf = ({ runner }: TerminalTab): CalendarDate => runner.moment().today;

/** Opens a form on the person's own calendar day. */
export function openOn<Field extends string>(tab: TerminalTab, spec: FormSpec<Field>): OpenForm<Field> {
  return openForm(spec, () => todayOf(tab));
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
