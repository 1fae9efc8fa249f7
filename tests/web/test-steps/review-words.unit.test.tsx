import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { translations } from '../../../adapters/translations/index.ts';
import type { ReportOption } from '../../../core/domain/choice-lists.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../../../core/domain/guest-form.ts';
import { GUEST_PAGES } from '../../../core/domain/guest-pages.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { ErrorText } from '../../../web/components/error-text.tsx';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await loadLateSteps();
});

const FULL: GuestForm = {
  ...EMPTY_GUEST_FORM,
  firstName: 'Ana',
  lastName: 'Ruiz',
  dateOfBirth: '04/12/1988',
  zipCode: '94110',
};

describe.each(LANGUAGES)('what a guest reads before the report, in %s', (language) => {
  const { errors, errorParts } = translations[language].general;
  const { noName, noDateOfBirth, to, toCountry } = translations[language].steps.steps['review-profile'];

  /** What all pages of the form say, one after another. */
  async function reviewWith(change: Partial<GuestForm>, option: ReportOption = 'reportToAims'): Promise<string> {
    const harness = await startedHarness('reporting');
    await harness.passUntil('submit-report');
    harness.runner().send({ type: 'reportOptionChosen', option });
    await harness.actions().pressNext();
    harness.runner().send({ type: 'guestFormChanged', form: { ...FULL, ...change } });
    harness.runner().send({ type: 'nextRejected', fieldErrors: [] });
    const read: string[] = [];
    for (const _page of GUEST_PAGES) {
      read.push(renderStep(harness, await textsIn(language)));
      await harness.actions().pressNext();
    }
    return read.join('\n');
  }

  it('is kind about a child under two, and about an impossible year', async () => {
    expect(await reviewWith({ dateOfBirth: '11/21/2024' })).toContain(errorParts.testedAge);
    expect(await reviewWith({ dateOfBirth: '', noDateOfBirth: true, age: '1' })).toContain(errorParts.testedAge);
    const ofLongAgo = await reviewWith({ dateOfBirth: '01/01/1800' });
    expect(ofLongAgo).toContain(errors.INVALID_DATE_OF_BIRTH);
    expect(ofLongAgo).not.toContain(errorParts.testedAge);
  });

  it('explains that a state does not use a report without a name, if the name is asked and sent', async () => {
    expect(await reviewWith({ firstName: '', lastName: ' ' })).toContain(noName);
    expect(await reviewWith({ lastName: ' ' })).not.toContain(noName);
    expect(await reviewWith({ lastName: '', noDateOfBirth: true, age: '38' })).not.toContain(noName);
    expect(await reviewWith({ lastName: '' }, 'reportAnonymously')).not.toContain(noName);
  });

  it('explains what the state will not get if the opt-out hides name and date of birth', async () => {
    const byAge = await reviewWith({ lastName: '', dateOfBirth: '', noDateOfBirth: true, age: '38' });
    expect(byAge).toContain(noDateOfBirth);
    expect(byAge).toContain(toCountry);
    expect(byAge).not.toContain(to);
    const inFull = await reviewWith({});
    expect(inFull).toContain(to);
    expect(inFull).not.toContain(noDateOfBirth);
  });

  it("shows a profile's age limits if no one is tested", async () => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={await textsIn(language)}>
        <ErrorText code="INVALID_AGE" parameters={{ isForTest: false }} />
      </I18nextProvider>,
    );
    expect(html).toContain(errors.INVALID_AGE);
    expect(errors.INVALID_AGE).toMatch(/\b0\b.*\b120\b/);
  });
});
