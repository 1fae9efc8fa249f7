// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { makeMemorySpeaker } from '../../support/memory-speaker.ts';
import { stateName } from '../../../cli/states/fixture-state.ts';
import { walkStates } from '../../../cli/states/walk-states.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { RESCUE_PRESSES } from '../../../core/flow/rescue-cards.ts';
import { textsIn } from '../texts-in.ts';
import { openApp, type OpenedApp } from './open-app.tsx';
import { choosePhoto, fill, press, submit } from './page-hands.ts';
import { setUpPhone } from './screen-reader.ts';

const STATES = await walkStates();
const { scan } = translations.en.steps;
const { places } = translations.en.general.form;

let app: OpenedApp;
setUpPhone();
afterEach(() => app.close());

/** A test at a step whose texts have been read to the end, in a browser that reads aloud. */
async function reading(name: string) {
  const state = STATES.find((one) => stateName(one) === name);
  if (state === undefined) throw new Error(`There is no state ${name}.`);
  const speaker = makeMemorySpeaker();
  const { instant: now = Number.NaN } = parseOffsetInstant(state.now) ?? {};
  const { who, kept } = state;
  app = await openApp({
    who,
    now,
    kept: { ...kept, readAloud: true },
    route: APP_ROUTES.testSteps,
    texts: await textsIn('en'),
    speaker,
  });
  const readToEnd = (): Promise<void> =>
    app.perform(async () => {
      for (; speaker.speaking !== null; await Promise.resolve()) speaker.finish();
    });
  await readToEnd();
  return {
    /** What is read because of something that happens. */
    after: async (act: () => unknown): Promise<readonly string[]> => {
      const count = speaker.begun.length;
      await app.perform(act);
      await readToEnd();
      return speaker.begun.slice(count);
    },
  };
}

describe('what is read aloud besides the texts of a step', () => {
  it('is the field for a code, and that it is empty', async () => {
    const page = await reading('testing/first-scan');
    expect(await page.after(() => press('type-code'))).toEqual([scan.type.label, scan.type.help, scan.type.submit]);
    expect(await page.after(submit)).toEqual([scan.type.empty]);
  });

  it('is that a photo is read, and why it has no result', async () => {
    const page = await reading('testing/first-scan');
    const { title, text } = scan.photo.failures['no-code'];
    const { ok, cancel } = translations.en.general.buttons;
    expect(await page.after(choosePhoto)).toEqual([scan.photo.reading, title, text, ok, cancel]);
  });

  it('is what is known of the place of a ZIP code, and the question about it', async () => {
    const page = await reading('testing/review-profile');
    expect(await page.after(() => fill({ zipCode: '00000' }))).toEqual([places.looking, places.unknownZip]);
    const asked = await page.after(() => fill({ zipCode: '02134' }));
    expect(asked).toEqual(expect.arrayContaining([places.dialog.title, 'Allston', 'Boston', places.dialog.notListed]));
  });

  it('is the state of the report', async () => {
    const page = await reading('testing/reporting-information');
    expect(await page.after(() => press('look-again'))).toContain(translations.en.results.report.looking);
  });

  it('is turned on and off in a dialog, too', async () => {
    const page = await reading('testing/collect-2');
    await page.after(() => press(RESCUE_PRESSES.open));
    const inDialog = document.querySelector('dialog[open] [data-press="read-aloud"]');
    expect(inDialog?.getAttribute('aria-pressed')).toBe('true');
    await page.after(() => press('read-aloud'));
    expect(await page.after(() => press('read-aloud'))).toContain(translations.en.steps.rescue.title);
  });
});
