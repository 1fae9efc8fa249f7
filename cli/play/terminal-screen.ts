import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import type { ProfileSummary } from '../../core/domain/profile.ts';
import { linkedRoute, type LinkId } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import type { Query } from '../../core/use-cases/query.ts';
import type { TerminalApp } from './terminal-app.ts';

/** Something that is fetched for a screen. */
type Fetch = Pick<Query<unknown>, 'load'> & { readonly state: () => { readonly errors: readonly AppError[] } };

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
  readonly buttons?: Buttons;
  /** The errors that show beside the form's own. */
  readonly errors?: readonly ErrorCode[];
  /** An open dialog: nothing beside it can be used. */
  readonly isDialog?: true;
  /** What the open dialog about a place asks. */
  readonly question?: PlaceQuestion;
  /** Resolves when the screen's own requests have ended. */
  readonly settled?: () => Promise<unknown>;
  /** Chooses one of the account's people. */
  readonly select?: (person: ProfileSummary) => void;
}

/** Reads the current contents of an open screen. */
export type Look = () => TerminalScreen;

/** Opens a screen with parts of its own. */
export type MakeScreen = (app: TerminalApp) => Look;

/** Several parts as one screen, or the dialog that covers them. What a part loads may open the next one. */
export function joined(...looks: readonly Look[]): Look {
  const settled = async (): Promise<void> => {
    for (const look of looks) await look().settled?.();
  };
  return () => {
    const parts = looks.map((look) => look());
    const dialog = parts.find(({ isDialog }) => isDialog);
    if (dialog !== undefined) return dialog;
    const merged = Object.assign({}, ...parts) as TerminalScreen;
    const buttons = Object.assign({}, ...parts.map((part) => part.buttons)) as Buttons;
    return { ...merged, buttons, settled, errors: parts.flatMap(({ errors = [] }) => errors) };
  };
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

/** A form with its own buttons. */
export function formLook(form: OpenForm<string>): Look {
  const { button, submit, resend, prefilled } = form;
  const buttons = { [button]: submit, ...(resend && { 'send-new-code': resend }) };
  return () => ({ form, buttons, settled: () => prefilled });
}

/** What `open` makes of the current key, made again when the key changes. */
export function perKey<Key>(current: () => Key, open: (key: Key) => Look): Look {
  let held: { readonly key: Key; readonly look: Look } | null = null;
  return () => {
    const key = current();
    if (held?.key !== key) held = { key, look: open(key) };
    return held.look();
  };
}

/** Loads a screen's data; a failed load can be retried. */
export function fetching(...queries: readonly Fetch[]): Look {
  const load = (wanted: readonly Fetch[]) => Promise.all(wanted.map((query) => query.load()));
  const loading = load(queries);
  return () => {
    const failed = queries.filter((query) => query.state().errors.length > 0);
    return {
      settled: () => loading,
      errors: failed.flatMap((query) => query.state().errors.map(({ code }) => code)),
      buttons: { ...(failed.length > 0 && { 'try-again': () => load(failed) }) },
    };
  };
}

/** Loads what a screen shows; once that was fetched, `open` makes its other parts. */
export function fetched<Value>(query: Query<Value>, open: (value: Value) => Look): Look {
  const rest = perKey(
    () => query.state().value,
    (value) => (value === null ? () => ({}) : open(value)),
  );
  return joined(fetching(query), rest);
}
