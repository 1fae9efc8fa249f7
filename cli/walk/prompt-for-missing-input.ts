import { fillIn } from '../../adapters/translations/fill-in.ts';
import { formatUsDate } from '../../core/domain/calendar-date.ts';
import { isFieldShown } from '../../core/domain/guest-form.ts';
import { INACTIVITY_LOGOUT_MS } from '../../core/domain/limits.ts';
import { parseTimeOfDay } from '../../core/domain/wall-clock.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { parseDuration, writtenDuration } from '../../scenarios/duration.ts';
import { timerSeconds } from '../play/observe-tab.ts';
import { SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import { askWords } from './expect-words.ts';
import { choicesIn, HIDDEN_FIELDS } from './field-choices.ts';
import type { FurtherQuestion } from './offer.ts';
import { pageTitle } from './page-title.ts';
import { asWrong } from './route-words.ts';
import type { Prompter } from './prompter.ts';
import { typedRoute } from './typed-route.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

/** An action as a scenario file writes it; null when the person cancelled. */
type Written = Readonly<Record<string, unknown>> | null;

/** Asks for what is missing. `about` names the field that a question is about. */
type Ask = (moment: WalkMoment, prompter: Prompter, about: string) => Promise<Written>;

const SECOND_MS = 1_000;
/** Seconds that are suggested without a timer. */
const MINUTE = 60;

/** The fields of the form about a person that are asked for, and what is suggested. */
const FORM_FIELDS = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/12/1988', age: '38', zipCode: '94110' };

/** The field of forms that takes a day. */
const DAY_FIELD = 'dateOfBirth';

/** Asks for a text, which `make` turns into an action. */
function typed(
  messageOf: (moment: WalkMoment) => string,
  make: (text: string) => Written,
  suggest?: (moment: WalkMoment) => string,
): Ask {
  return async (moment, prompter) => {
    const text = await prompter.type(messageOf(moment), suggest?.(moment));
    return text === null || text === '' ? null : make(text);
  };
}

/** The question for a day: its label, how a day is typed, and the day of the walk, which is not that of the machine. */
function dayQuestion(label: string, { play }: WalkMoment): string {
  return fillIn(WALK_WORDS.ask.day, { label, today: formatUsDate(play.tab().runner.moment().today) });
}

/** The question for a day of the step. */
const dayOfStep =
  (key: string) =>
  (moment: WalkMoment): string =>
    dayQuestion(moment.appText(key), moment);

/** Asks for a time of day until the answer can be parsed. It is written as the time field of a browser gives it: `15:10`. */
const takenTime: Ask = async ({ appText }, prompter) => {
  for (;;) {
    const text = await prompter.type(fillIn(WALK_WORDS.ask.time, { label: appText('.taken.time.label') }));
    if (text === null || text === '') return null;
    const time = parseTimeOfDay(text);
    if (time !== null) return { answer: { takenTime: time } };
    prompter.say(asWrong(appText('errors.INVALID_TIME')));
  }
};

const form: Ask = async (moment, prompter) => {
  const { play, appText } = moment;
  const profile: Record<string, string> = {};
  const { guestForm } = play.tab().state().identity;
  const shown = Object.entries(FORM_FIELDS).filter(([field]) => isFieldShown(field, guestForm));
  for (const [field, suggestion] of shown) {
    const label = appText(`form.fields.${field}.label`);
    const text = await prompter.type(field === DAY_FIELD ? dayQuestion(label, moment) : label, suggestion);
    if (text === null) return null;
    profile[field] = text;
  }
  return { profile };
};

const person: Ask = async ({ play, language }, prompter) => {
  const names = (choicesIn(play, 'selectedProfileId', language) ?? []).map(({ name }) => ({ name, value: name }));
  const chosen = await prompter.choose(WALK_WORDS.person, names);
  return chosen === null ? null : { select: chosen };
};

/** Asks for one of these steps, by the titles of their pages. */
async function askStep(message: string, steps: readonly StepId[], { play, language }: WalkMoment, prompter: Prompter) {
  const choices = steps.map((id) => ({ name: pageTitle(id, play, language), value: id }));
  return prompter.choose(message, choices);
}

const jumpBack: Ask = async (moment, prompter) => {
  const chosen = await askStep(WALK_WORDS.ask.step, moment.stepsBack, moment, prompter);
  return chosen === null ? null : { backTo: chosen };
};

const goOnTo: Ask = async (moment, prompter) => {
  const chosen = await askStep(WALK_WORDS.ask.stepAhead, moment.stepsAhead, moment, prompter);
  return chosen === null ? null : { until: chosen };
};

/**
 * Asks what is typed into a field. A password is saved as it is typed, because a path that tries a weak or a wrong one must try it again:
 * the question says so, and suggests that of the example account, so that no one types their WALK_WORDS.
 */
function askText(moment: WalkMoment, prompter: Prompter, id: string, label: string) {
  if (id === DAY_FIELD) return prompter.type(dayQuestion(label, moment));
  if (!HIDDEN_FIELDS.has(id)) return prompter.type(label);
  return prompter.type(fillIn(WALK_WORDS.ask.password, { label }), SCENARIO_PASSWORD);
}

const field: Ask = async (moment, prompter, id) => {
  const { play, fields, language } = moment;
  const label = fields.find((one) => one.id === id)?.label ?? id;
  const choices = choicesIn(play, id, language);
  if (choices === null) {
    const text = await askText(moment, prompter, id, label);
    return text === null ? null : { fill: { [id]: text } };
  }
  const chosen = await prompter.choose(label, choices);
  const person = choices.find(({ value }) => value === chosen);
  // A scenario chooses people by their names: the ids differ each time.
  if (id === 'selectedProfileId') return person === undefined ? null : { select: person.name };
  return chosen === null ? null : { fill: { [id]: chosen } };
};

/** Asks for a duration until the answer can be parsed, and writes it as an action. */
async function askDuration(action: 'wait' | 'idle', seconds: number, prompter: Prompter) {
  const { duration, noDuration } = WALK_WORDS.ask;
  for (;;) {
    const text = await prompter.type(duration, writtenDuration(seconds * SECOND_MS));
    if (text === null || text === '') return null;
    const milliseconds = parseDuration(text.toLowerCase());
    if (milliseconds !== null) return { [action]: writtenDuration(milliseconds) };
    prompter.say(asWrong(fillIn(noDuration, { typed: text.trim() })));
  }
}

/** The time that is left is suggested. */
const wait: Ask = (moment, prompter) => askDuration('wait', timerSeconds(moment.play) ?? MINUTE, prompter);

/** Time passes with the person at the page, or without anyone, which ends in a logout. */
const pass: Ask = async (moment, prompter) => {
  const { who, someone, noOne } = WALK_WORDS.ask;
  const chosen = await prompter.choose(who, [
    { name: someone, value: 'wait' },
    { name: noOne, value: 'idle' },
  ]);
  if (chosen === null) return null;
  return chosen === 'wait'
    ? wait(moment, prompter, '')
    : askDuration('idle', INACTIVITY_LOGOUT_MS / SECOND_MS, prompter);
};

const QUESTIONS: Readonly<Record<FurtherQuestion, Ask>> = {
  onset: typed(dayOfStep('.onset.label'), (onset) => ({ answer: { onset } })),
  takenDate: typed(dayOfStep('.taken.date.label'), (takenDate) => ({ answer: { takenDate } })),
  takenTime,
  scanText: typed(
    () => WALK_WORDS.ask.code,
    (scan) => ({ scan }),
  ),
  form,
  person,
  wait,
  pass,
  jumpBack,
  goOnTo,
  go: typed(
    () => WALK_WORDS.ask.address,
    (address) => ({ go: typedRoute(address) }),
    () => '/',
  ),
  field,
  words: async (moment, prompter) => {
    const expected = await askWords(moment, prompter);
    return expected === null ? null : { expect: expected };
  },
};

/** Asks what an action still needs to be knWALK_WORDS. */
export function promptForMissingInput(
  question: FurtherQuestion,
  moment: WalkMoment,
  prompter: Prompter,
  about = '',
): Promise<Written> {
  return QUESTIONS[question](moment, prompter, about);
}
