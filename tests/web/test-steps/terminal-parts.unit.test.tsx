import { Fragment } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { stepWords } from '../../../cli/walk/step-words.ts';
import type { ReportResponse } from '../../../core/api/payloads.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { REPORT_STATUSES, UNSENT_REASONS } from '../../../core/domain/report-status.ts';
import { QUIET, type PlaceQuestion, type PlaceState } from '../../../core/use-cases/profile/place-state.ts';
import type { Fetched } from '../../../core/use-cases/query.ts';
import { placeNoteTexts, zipTexts } from '../../../core/step-texts/place-texts.ts';
import { reportTexts } from '../../../core/step-texts/report-texts.ts';
import { QUIET_PAGE, words, type TextsOf } from '../../../core/step-texts/shown-text.ts';
import { PlaceNote, ZipStatus } from '../../../web/components/place-notes.tsx';
import { ReportState } from '../../../web/screens/reports/report-section.tsx';
import type { ReportStore } from '../../../web/stores/report-store.ts';
import { comparePart, harnessAt } from './compare-parts.tsx';
import { fetched, report } from './reports.ts';

const noop = (): void => undefined;

beforeAll(() => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
});

const REPORTS: readonly (readonly [string, Fetched<ReportResponse>])[] = [
  ['is looked for', fetched(null, { isBusy: true })],
  ['cannot be looked for', fetched(null, { errors: [{ code: 'NETWORK_REQUEST_FAILED' }] })],
  ['is late', fetched(report({}, 30))],
  ['was erased', fetched(report({ status: 'accepted', fields: [] }))],
  ['is looked for again', fetched(report({ status: 'sent' }), { isBusy: true })],
  ['has no form', fetched(report({ status: 'notReported', form: null, history: [] }))],
  ...REPORT_STATUSES.map((status) => [`is ${status}`, fetched(report({ status }))] as const),
  ...UNSENT_REASONS.map((reason) => [`is not sent: ${reason}`, fetched(report({ reason }))] as const),
];

describe('the terminal shows the words of a report that was fetched', () => {
  it.each(REPORTS)('that %s', async (_name, shown) => {
    const harness = await harnessAt('submit-report');
    const store = { ...shown, load: noop } as unknown as ReportStore;
    const { now } = harness.runner().moment();
    const Shown = () => <ReportState store={store} testId="a-test" utcOffset={null} now={now} isShort />;
    expect(await comparePart({ harness, Shown, textsOf: reportTexts, page: { report: shown } })).toBeGreaterThan(4);
  });
});

const offered = ['Addison', 'Dallas'];
const PLACES: readonly (readonly [string, Partial<PlaceState>])[] = [
  ['is looked for', { isLooking: true }],
  ['was filled in', { isFilled: true }],
  ['is unknown', { message: 'unknownZip' }],
  ['could not be looked up', { message: 'lookupFailed' }],
  ['is not that of the city', { message: 'city', offered }],
  ['is not in the state', { message: 'state', offeredState: 'TX' }],
  ['has several cities', { message: 'chooseCity', offered }],
  ['has several counties', { message: 'chooseCounty', offered }],
];

describe('the terminal shows the words about the place of a ZIP code', () => {
  const FIELDS = ['city', 'state', 'county'] as const;

  it.each(PLACES)('that %s', async (_name, changes) => {
    const place = { ...QUIET, ...changes };
    const view = { ...place, finder: null, leave: noop };
    for (const known of ['', 'Dallas, Texas']) {
      const Shown = () => (
        <>
          <ZipStatus place={view} known={known} />
          {FIELDS.map((field) => (
            <Fragment key={field}>
              <p>{field}</p>
              <PlaceNote place={view} on={field} zip="75001" />
            </Fragment>
          ))}
        </>
      );
      const textsOf: TextsOf = ({ page }) => [
        ...zipTexts(page.place, known === '' ? [] : [words('known', known)]),
        ...FIELDS.flatMap((field) => [words(field, field), ...placeNoteTexts(page.place, field, '75001')]),
      ];
      const harness = await harnessAt('submit-report');
      expect(await comparePart({ harness, Shown, textsOf, page: { place } })).toBeGreaterThan(3);
    }
  });
});

describe('the terminal asks about the place of a ZIP code', () => {
  const QUESTIONS = [
    ['city', 'dialog', 'notListed'],
    ['county', 'countyDialog', 'notKnown'],
  ] as const;

  it.each(QUESTIONS)('which %s', async (kind, group, none) => {
    const harness = await harnessAt('submit-report');
    const question = { kind, choices: offered, none, field: kind, form: {} as PlaceQuestion['form'] };
    const page = { ...QUIET_PAGE, open: { kind: 'place', question, zip: '75001', city: 'Dallas' } as const };
    const context = { state: harness.state(), moment: harness.runner().moment(), page };
    for (const language of LANGUAGES) {
      const { form, buttons } = translations[language].general;
      const texts: Readonly<Record<string, string>> = form.places[group];
      expect(stepWords(context, language).lines).toEqual([
        texts['title'],
        fillIn(texts['question'] ?? '', { zip: '75001', city: 'Dallas' }),
        ...offered.map((place) => `( ) ${place}`),
        `( ) ${texts[none]}`,
        `[ ${texts['choose']} ]`,
        `[ ${buttons.cancel} ]`,
      ]);
    }
  });
});

describe('the terminal shows the field for a code', () => {
  it.each(['scan-device', 'first-scan'] as const)('at %s, also while it is checked', async (step) => {
    const harness = await harnessAt(step);
    for (const isChecking of [false, true]) {
      if (isChecking) harness.runner().send({ type: 'actionBegun', action: 'scan' });
      const page = { ...QUIET_PAGE, typedCode: { isMissing: false } };
      const context = { state: harness.state(), moment: harness.runner().moment(), page };
      for (const language of LANGUAGES) {
        const { scan } = translations[language].steps;
        const { lines } = stepWords(context, language);
        expect(lines).toContain(`${scan.type.label} ____`);
        expect(lines).toContain(`[ ${isChecking ? scan.checking : scan.type.submit} ]`);
      }
    }
  });
});
