import type { ReportResponse } from '../api/payloads.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { PersonForm } from '../domain/guest-form.ts';
import type { PlaceQuestion, PlaceState } from '../use-cases/profile/place-state.ts';
import type { KnownPerson } from '../report/report-preview.ts';
import type { Fetched } from '../use-cases/query.ts';
import type { WithdrawalOutcome } from '../use-cases/results/report-ledger.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';
import { kitTexts } from '../domain/kit-texts.ts';
import type { TimeStyle } from '../domain/time-formats.ts';
import type { AppState, Moment } from '../flow/app-state.ts';
import { flowNameOf } from '../flow/flows.ts';
import type { RescueCardId } from '../flow/rescue-cards.ts';
import type { OpenOffer } from '../flow/step-offers.ts';
import type { TestSession } from '../flow/session.ts';
import type { KnownResults } from '../flow/tested-once.ts';
import { testedKit } from '../flow/timers.ts';

/** A value in a text: as it is, another text by its key, an instant (epoch milliseconds) or a day to be formatted, or several in a row. */
export type TextValue =
  | string
  | number
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly instant: number; readonly style: TimeStyle }
  | { readonly day: CalendarDate; readonly style: 'nearDay' | 'longDate' }
  | { readonly list: readonly TextValue[] };

export type TextValues = Readonly<Record<string, TextValue>>;

/** What a text is on its screen, which the terminal shows by a mark. */
export type TextKind = 'title' | 'text' | 'point' | 'radio' | 'box' | 'field' | 'label' | 'button';

/** A text that shows. */
export interface ShownText {
  /** Differs from that of every other text of the step. */
  readonly id: string;
  readonly kind: TextKind;
  /** The first of these keys that has a text. A key that begins with a dot belongs to the texts of the step. */
  readonly keys: readonly string[];
  readonly values: TextValues;
  /** What shows in place of a text, such as a name. */
  readonly words?: TextValue;
  /** Whether a radio button or a box is checked. */
  readonly isChosen?: boolean;
  /** The id by which a button is pressed. */
  readonly press?: string;
  /** Not every step has a text of this key; without one, nothing shows. */
  readonly isOptional?: true;
}

/** The review of an account's profile: the profile as typed so far, or why it does not show. */
export type ReviewState =
  | { readonly kind: 'loading' | 'unreachable' }
  | { readonly kind: 'failed'; readonly errors: readonly AppError[] }
  | { readonly kind: 'form'; readonly form: PersonForm; readonly hasConsent: boolean };

/** What covers the step: help with something that went wrong, an offer, or a question, about withdrawing the report or the place of a ZIP code. */
export type OpenOverStep =
  | { readonly kind: 'rescue'; readonly card: RescueCardId | null }
  | { readonly kind: 'offer'; readonly offer: OpenOffer }
  | { readonly kind: 'withdrawal'; readonly isBusy: boolean }
  | { readonly kind: 'place'; readonly question: PlaceQuestion; readonly zip: string; readonly city: string };

/** What is known of the page besides the state of the app. */
export interface PageContext {
  readonly isOnline: boolean;
  /** Null if nothing is open over the step. */
  readonly open: OpenOverStep | null;
  /** When the counter of the step was started, in epoch milliseconds; null if it was not. */
  readonly countedFrom: number | null;
  /** Null for a guest, and where no profile is reviewed. */
  readonly review: ReviewState | null;
  /** The results of the account, as far as they are known; none for a guest. */
  readonly results: KnownResults;
  /** The report of the test that was just submitted; null while it is not known. */
  readonly report: Fetched<ReportResponse> | null;
  /** What is known of the person whose report is previewed; null while the preview is folded. */
  readonly preview: KnownPerson | null;
  /** Who got the report, and how an attempt to withdraw it ended; null while that is folded. */
  readonly ledger: { readonly outcome: WithdrawalOutcome | null } | null;
  /** What is known of the place of the ZIP code; null before any is typed. */
  readonly place: PlaceState | null;
  /** The field for a code, and whether it was sent empty; null while it is closed. */
  readonly typedCode: { readonly isMissing: boolean } | null;
}

/** A page on which nothing was pressed, without what it fetches. */
export const QUIET_PAGE: PageContext = {
  isOnline: true,
  open: null,
  countedFrom: null,
  review: null,
  results: [],
  report: null,
  preview: null,
  ledger: null,
  place: null,
  typedCode: null,
};

/** What decides which texts of a step show. */
export interface TextContext {
  readonly state: AppState;
  readonly moment: Moment;
  readonly page: PageContext;
}

/** The texts of a step, or of a part of it, in their order on the screen. */
export type TextsOf = (context: TextContext) => readonly ShownText[];

type Key = string | readonly string[];

const idOf = (key: Key): string => (typeof key === 'string' ? key : (key[0] ?? ''));

/** A text of any kind; its id is its first key. */
export function text(key: Key, values: TextValues = {}, kind: TextKind = 'text'): ShownText {
  return { id: idOf(key), kind, keys: [key].flat(), values };
}

export const optional = (shown: ShownText): ShownText => ({ ...shown, isOptional: true });

/** A button. `press` is the id by which it is pressed, where that is known here. */
export const button = (key: Key, values: TextValues = {}, press?: string): ShownText => ({
  ...text(key, values, 'button'),
  ...(press !== undefined && { press }),
});

/** A radio button or box with its label. */
export function choice(kind: 'radio' | 'box', key: string, isChosen: boolean): ShownText {
  return { ...text(key, {}, kind), isChosen };
}

/** Words that are not among the texts, such as a name. */
export function words(id: string, value: TextValue, kind: TextKind = 'text'): ShownText {
  return { id, kind, keys: [], values: {}, words: value };
}

/** The texts if the condition holds. */
export function when(condition: boolean, ...texts: readonly ShownText[]): readonly ShownText[] {
  return condition ? texts : [];
}

/** The prefixes of the step's own keys, the most special first: for the reporting flow, for a person who swabs another, for all. */
export function variantsOf(session: TestSession): readonly string[] {
  return [
    ...(flowNameOf(session) === 'reporting' ? ['express.'] : []),
    ...(session.isSelfCollecting === false ? ['other.'] : []),
    '',
  ];
}

/** The values that every text may name: the numbers of the kit. */
export function commonValues({ state, moment }: Pick<TextContext, 'state' | 'moment'>): TextValues {
  return kitTexts(testedKit({ session: state.session, moment }));
}
