import type { AppError, ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { Navigator } from '../../core/ports/navigator.ts';
import type { Played } from '../../core/scenarios/driver.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { PlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import type { ReportDesk } from '../../core/use-cases/results/report-desk.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';

/** Buttons and links by their ids, with what pressing them does. */
export type Buttons = Readonly<Record<string, () => unknown>>;

/** What somebody types into, and what is wrong with it as far as that shows. */
export interface TerminalForm {
  readonly fields: readonly string[];
  type(field: string, text: string): void;
  fieldErrors(): readonly FieldError[];
  /** What failed as a whole. */
  errors(): readonly AppError[];
}

/** A screen without its pixels: the form that is open on it, and its buttons by their ids. */
export interface TerminalScreen {
  /** Null where nothing is typed. While a dialog asks for something, its form. */
  form(): TerminalForm | null;
  /** The buttons that are there now. */
  buttons(): Buttons;
  /** What failed and shows, beside the open form's own errors. */
  errors?(): readonly ErrorCode[];
  /** Resolves when what it fetched by itself is there. */
  settled?(): Promise<unknown>;
  /** A field was typed into and left; resolves when what that causes has come. */
  typed?(field: string): Promise<void>;
  /** Chooses a person by first and last name. */
  select?(name: string): Played;
  /** What the open dialog about a place asks for; null while it is closed. */
  placeQuestion?(): PlaceQuestion | null;
}

/** The question of a dialog about a place: the field of its answer, the answers, the one that means none of them, and its button. */
export interface PlaceQuestion {
  readonly field: 'locality' | 'countyOfCity';
  readonly choices: readonly string[];
  readonly none: string;
  readonly press: string;
}

/** What a screen of the terminal works with. */
export interface ScreenDeps {
  readonly path: string;
  readonly runner: AppRunner;
  readonly navigator: Navigator;
  readonly actions: SessionActions;
  readonly account: AccountActions;
  readonly open: (route: string) => void;
  readonly openReport: (testId: string) => ReportDesk;
  readonly openPlaceFinder: (form: PlaceForm) => PlaceFinder;
}

/** Opens the screen of a route; null where there is nothing to show or do just now. */
export type MakeScreen = (deps: ScreenDeps) => TerminalScreen | null;
export type ScreensByRoute = Readonly<Partial<Record<RouteName, MakeScreen>>>;

/** The codes that a form shows. */
export function errorsOf(form: TerminalForm): readonly ErrorCode[] {
  return [...form.fieldErrors(), ...form.errors()].map(({ code }) => code);
}

/** The account's person of that first and last name; null where there is none. */
export function personCalled({ identity }: Pick<AppState, 'identity'>, name: string): ProfileSummary | null {
  return identity.profiles.find((one) => `${one.firstName} ${one.lastName}`.trim() === name) ?? null;
}

/** Opens a form on the person's own calendar day. */
export function openOn<Field extends string>({ runner }: ScreenDeps, spec: FormSpec<Field>): OpenForm<Field> {
  return openForm(spec, () => runner.moment().today);
}

/** A screen with buttons alone. */
export function page(buttons: Buttons): TerminalScreen {
  return { form: () => null, buttons: () => buttons };
}

/** A screen with one form: its button sends it, and others stand beside it. */
export function formScreen<Field extends string>(
  deps: ScreenDeps,
  spec: FormSpec<Field>,
  submit: string,
  beside: (form: OpenForm<Field>) => Buttons = () => ({}),
): TerminalScreen {
  const form = openOn(deps, spec);
  return {
    form: () => form,
    buttons: () => ({ [submit]: () => form.submit(), ...beside(form) }),
  };
}

/** A form that makes place for its success, which offers other buttons. */
export function formThenDone<Field extends string>(
  deps: ScreenDeps,
  spec: FormSpec<Field>,
  submit: string,
  done: Buttons,
  beside: Buttons = {},
): TerminalScreen {
  const form = openOn(deps, spec);
  let isDone = false;
  return {
    form: () => (isDone ? null : form),
    buttons: () => {
      if (isDone) return done;
      const send = async (): Promise<void> => {
        isDone = await form.submit();
      };
      return { [submit]: send, ...beside };
    },
  };
}
