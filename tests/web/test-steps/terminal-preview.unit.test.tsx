import { describe, expect, it } from 'vitest';
import { walkStates } from '../../../cli/states/walk-states.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import type { FlowName, TestSession } from '../../../core/flow/session.ts';
import { knownPerson } from '../../../core/report/known-person.ts';
import type { KnownPerson } from '../../../core/report/report-preview.ts';
import { previewTexts } from '../../../core/step-texts/preview-texts.ts';
import { PreviewVersions } from '../../../web/screens/test-steps/parts/report-preview-view.tsx';
import { comparePartIn, openState } from './compare-parts.tsx';
import { situationState } from './situations.ts';

const STATES = await walkStates();

const FULL: GuestForm = {
  ...EMPTY_GUEST_FORM,
  firstName: 'Ana',
  middleName: 'Luz',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  phoneNumber: '4155550123',
  address: '1 Invented Street',
  city: 'San Francisco',
  state: 'CA',
  county: 'San Francisco',
  zipCode: '94110',
  sex: 'female',
  ethnicity: 'notHispanic',
  race: 'asian',
  emailAddress: 'ana@people.example',
};

/** What was typed so far, by what the preview says of it. */
const TYPED: Readonly<Record<string, Partial<GuestForm>>> = {
  nothing: EMPTY_GUEST_FORM,
  everything: FULL,
  'no name': { ...FULL, firstName: '', lastName: '' },
  'an age': { ...FULL, dateOfBirth: '', noDateOfBirth: true, age: '38' },
  'hardly anything': { dateOfBirth: '04/12/1988', zipCode: '94110' },
};

const SICK: Partial<TestSession> = { isSymptomatic: 'yes', symptomOnsetDate: '2026-11-18' as CalendarDate };

interface Previewed {
  readonly step: 'submit-report' | 'review-profile';
  readonly flow?: FlowName;
  readonly form?: Partial<GuestForm>;
  readonly accountAge?: number;
  readonly session?: Partial<TestSession>;
  /** What is known of the person, if it is not what the browser has stored. */
  readonly known?: KnownPerson;
}

const typed = (form: Partial<GuestForm>, isWhole = true): KnownPerson => ({
  form: { ...EMPTY_GUEST_FORM, ...form },
  blanks: 'stay',
  isWhole,
});

const names = Object.entries(TYPED);
const OPTIONS: readonly ReportOption[] = ['reportToAims', 'reportAnonymously'];

const PREVIEWS: readonly (readonly [name: string, previewed: Previewed])[] = [
  ...(['testing', 'reporting'] as const).flatMap((flow) =>
    names.map(
      ([name, form]) => [`to a guest in the ${flow} flow, of ${name}`, { step: 'submit-report', flow, form }] as const,
    ),
  ),
  ['to a guest with symptoms', { step: 'submit-report', session: SICK }],
  ['to a guest who is not sure', { step: 'submit-report', session: { isSymptomatic: 'unsure' } }],
  ['to an account before the profile is fetched', { step: 'submit-report', accountAge: 40 }],
  ...names.map(
    ([name, form]) =>
      [`to an account, of ${name}`, { step: 'submit-report', accountAge: 40, known: typed(form) }] as const,
  ),
  ...names.map(
    ([name, form]) => [`at the form of a guest, of ${name}`, { step: 'review-profile', known: typed(form) }] as const,
  ),
  ...OPTIONS.flatMap((reportOption) =>
    names.map(
      ([name, form]) =>
        [
          `at the form of an account, ${reportOption}, of ${name}`,
          { step: 'review-profile', accountAge: 40, session: { reportOption }, known: typed(form) },
        ] as const,
    ),
  ),
  ['at the form of an account that is out of reach', { step: 'review-profile', accountAge: 40 }],
];

/** The fewest words of a preview in both languages. */
const LEAST_WORDS = 60;

describe('the terminal shows the words of the unfolded preview of the report', () => {
  it.each(PREVIEWS)('%s', async (name, { flow = 'testing', known, ...others }) => {
    const tab = await openState(situationState(STATES, { name, flow, ...others }));
    const preview = known ?? knownPerson(tab.state(), null);
    const Shown = () => <PreviewVersions known={preview} />;
    expect(await comparePartIn(tab, { Shown, textsOf: previewTexts, page: { preview } })).toBeGreaterThan(LEAST_WORDS);
    tab.close();
  });
});
