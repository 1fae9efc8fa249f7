import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import { linkedRoute, type LinkId } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import type { TerminalApp } from './terminal-app.ts';

/** Buttons and links by their ids, with what pressing them does. */
export type Buttons = Readonly<Record<string, () => unknown>>;

/** The fields that can be typed into, and the errors that show. Typing may resolve when its lookups have ended. */
export interface TerminalForm extends Partial<Pick<OpenForm<string>, 'fieldErrors' | 'errors'>> {
  readonly fields: readonly string[];
  type(field: string, text: string): unknown;
}

/** The contents of a screen at one moment. */
export interface TerminalScreen {
  /** The current form: that of a dialog while one is open. */
  readonly form?: TerminalForm;
  readonly buttons: Buttons;
  /** The errors that show beside the form's own. */
  readonly errors?: readonly ErrorCode[];
  /** The open dialog about a place; nothing else can be pressed. */
  readonly question?: PlaceQuestion;
  /** A dialog is open: nothing else can be pressed. */
  readonly isCovered?: true;
  /** Resolves when the screen's own requests have ended. */
  readonly settled?: () => Promise<unknown>;
  /** Chooses one of the account's people. */
  readonly select?: (person: ProfileSummary) => void;
}

/** Reads the current contents of an open screen. */
export type Look = () => TerminalScreen;

/** Opens a screen with parts of its own. */
export type MakeScreen = (app: TerminalApp) => Look;

/** These buttons if a condition holds, else none. */
export function when(isThere: boolean, buttons: Buttons): Buttons {
  return isThere ? buttons : {};
}

/** Links as buttons. */
export function linked({ open }: TerminalApp, ids: readonly LinkId[] = []): Buttons {
  return Object.fromEntries(ids.map((id) => [id, () => open(linkedRoute(id))]));
}

/** The codes that a form shows. */
export function errorsOf(form: TerminalForm): readonly ErrorCode[] {
  return [...(form.fieldErrors?.() ?? []), ...(form.errors?.() ?? [])].map(({ code }) => code);
}

/** Opens a form on the person's own calendar day. */
export function openOn<Field extends string>({ runner }: TerminalApp, spec: FormSpec<Field>): OpenForm<Field> {
  return openForm(spec, () => runner.moment().today);
}

/** What `open` makes of the current key, made again when the key changes. */
export function perKey<Key, Part>(current: () => Key, open: (key: Key) => Part): () => Part {
  let held: { readonly key: Key; readonly part: Part } | null = null;
  return () => {
    const key = current();
    if (held?.key !== key) held = { key, part: open(key) };
    return held.part;
  };
}

/** Something that is fetched for a screen. */
interface Fetch {
  readonly load: () => Promise<void>;
  readonly state: () => { readonly errors: readonly AppError[] };
}

/** Loads a screen's data; a failed load can be retried. */
export function fetching(...queries: readonly Fetch[]) {
  const loading = Promise.all(queries.map((query) => query.load()));
  return () => {
    const failed = queries.filter((query) => query.state().errors.length > 0);
    return {
      settled: () => loading,
      errors: failed.flatMap((query) => query.state().errors.map(({ code }) => code)),
      buttons: when(failed.length > 0, { 'try-again': () => Promise.all(failed.map((query) => query.load())) }),
    };
  };
}
