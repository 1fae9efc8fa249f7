import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { linkedRoute, type LinkId } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { PlaceQuestion } from '../../core/use-cases/profile/place-state.ts';
import type { PageContext, ShownText } from '../../core/step-texts/shown-text.ts';
import type { Query } from '../../core/use-cases/query.ts';
import { FORM_BOXES as BOXES_OF_FORMS } from '../../scenarios/scenario-words.ts';
import type { TerminalApp } from './terminal-app.ts';

/** A form as far as it can be used: a step shows the errors and the button of its own fields itself. */
export interface TerminalForm extends Partial<Omit<OpenForm<string>, 'type'>> {
  readonly fields: readonly string[];
  /** May resolve when the lookups for the text have ended. */
  type(field: string, text: string): unknown;
}

/** Fields of forms that are boxes to be checked. */
export const FORM_BOXES: ReadonlySet<string> = new Set(BOXES_OF_FORMS);

/** What a screen shows at one moment. */
export interface Shown {
  readonly form?: TerminalForm;
  /** Whether it is a dialog, which covers the page. */
  readonly isDialog?: true;
  /** What the open dialog about a place asks. */
  readonly question?: PlaceQuestion;
  /** Buttons and links by their ids, with what pressing them does. */
  readonly buttons: Readonly<Record<string, () => unknown>>;
  /** Why something failed or is invalid. */
  readonly errors: readonly ErrorCode[];
  /** The failed calls among these errors, whose messages show. */
  readonly failures: readonly AppError[];
  /** The type of two-factor device that the messages may name. */
  readonly device?: OtpDeviceType | null;
  /** What else decides on the texts of a step. */
  readonly page?: Partial<PageContext>;
  /** What a route outside a test shows of what it has loaded. Texts with a title replace those of the route. */
  readonly texts?: readonly ShownText[];
}

/** Shows a screen, or a part of one, as it is now. */
export type Screen = (look: Look) => void;

/** The app, with what the parts of its open screen need to show themselves. */
export type Look = ReturnType<typeof makeLook>;

/** The codes that a form shows. */
export function errorsOf({ fieldErrors, errors }: Partial<TerminalForm> = {}): readonly ErrorCode[] {
  return [...(fieldErrors?.() ?? []), ...(errors?.() ?? [])].map(({ code }) => code);
}

/** The button that every form has. */
function formButtons({ button, submit }: Partial<TerminalForm> = {}): Shown['buttons'] {
  return button && submit ? { [button]: submit } : {};
}

/** What a screen has opened. Each thing has a key, is opened when that is first used, and stays open with the screen. */
export function makeScreenMemory() {
  const kept = new Map<unknown, unknown>();
  /** What the screen loads; it may load more once that has arrived. */
  const requests = new Set<Promise<unknown>>();
  const keep = <Value>(key: unknown, open: () => Value, load?: (opened: Value) => Promise<unknown>): Value => {
    if (!kept.has(key)) {
      const opened = open();
      kept.set(key, opened);
      if (load !== undefined) requests.add(load(opened));
    }
    return kept.get(key) as Value;
  };
  return { keep, requests };
}

const NOTHING: Shown = { buttons: {}, errors: [], failures: [] };

/** What fetching data needs of a look. */
interface FetchParts {
  readonly load: <Data extends Pick<Query<unknown>, 'load'>>(key: unknown, open: () => Data) => Data;
  readonly show: (part: Partial<Shown>) => void;
  readonly showLinks: (...ids: readonly LinkId[]) => void;
}

/**
 * Returns the data of a query; null until they are loaded. After a failure shows why, and a button to try again; after a failure that
 * `link` names, the link that helps then.
 */
function makeFetch({ load, show, showLinks }: FetchParts) {
  const failed: Query<unknown>[] = [];
  return <Value>(
    key: unknown,
    open: () => Query<Value>,
    link: Readonly<Partial<Record<ErrorCode, LinkId>>> = {},
  ): Value | null => {
    const query = load(key, open);
    const { value, errors } = query.state();
    if (errors.length === 0) return value;
    failed.push(query);
    const helping = errors.flatMap(({ code }) => link[code] ?? []);
    const tryAgain = () => Promise.all(failed.map((each) => each.load()));
    show({ failures: errors, buttons: helping.length === 0 ? { 'try-again': tryAgain } : {} });
    showLinks(...helping);
    return value;
  };
}

/** One look at the open screen, in which its parts show what they show now. */
export function makeLook(app: TerminalApp, { keep }: ReturnType<typeof makeScreenMemory>) {
  let shown = NOTHING;
  let isCovered = false;

  const load = <Data extends Pick<Query<unknown>, 'load'>>(key: unknown, open: () => Data): Data =>
    keep(key, open, (query) => query.load());
  /** Adds to what shows. Of two buttons with the same id the later one counts. */
  const show = (part: Partial<Shown>): void => {
    if (isCovered) return;
    const buttons = { ...shown.buttons, ...formButtons(part.form), ...part.buttons };
    const calls = part.failures ?? [];
    const errors = [...shown.errors, ...errorsOf(part.form), ...(part.errors ?? []), ...calls.map(({ code }) => code)];
    const added = [...(part.form?.errors?.() ?? []), ...calls];
    const isNew = ({ code }: AppError): boolean => shown.failures.every((failure) => failure.code !== code);
    const failures = [...shown.failures, ...added.filter(isNew)];
    const texts = [...(shown.texts ?? []), ...(part.texts ?? [])];
    shown = { ...shown, ...part, buttons, errors, failures, texts, page: { ...shown.page, ...part.page } };
  };

  const showLinks = (...ids: readonly LinkId[]): void =>
    show({ buttons: Object.fromEntries(ids.map((id) => [id, () => app.open(linkedRoute(id))])) });

  return {
    ...app,
    keep,
    load,
    show,
    /** What shows so far. */
    shown: () => shown,
    showLinks,
    /** Shows a dialog, which covers everything else. */
    showDialog: (dialog: Partial<Shown>): void => {
      if (!isCovered) shown = NOTHING;
      show({ ...dialog, isDialog: true });
      isCovered = true;
    },
    /** Opens a form with the fields that show now. */
    openForm: <Field extends string>(key: unknown, makeSpec: () => FormSpec<Field>): OpenForm<Field> => {
      const open = () => {
        const spec = makeSpec();
        return { spec, form: openForm(spec, () => app.runner.moment().today) };
      };
      const { spec, form } = keep(key, open, (opened) => opened.form.prefill());
      const { values } = form.state();
      return { ...form, fields: form.fields.filter((field) => spec.isShown?.(field, values) ?? true) };
    },
    fetch: makeFetch({ load, show, showLinks }),
  };
}
