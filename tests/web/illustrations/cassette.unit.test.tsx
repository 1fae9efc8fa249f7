import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ComponentType } from 'react';
import '../../support/without-owner-stacks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { SURE_ANSWERS, TEST_RESULTS } from '../../../core/domain/choice-lists.ts';
import { determineResult } from '../../../core/domain/determine-result.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { mailHtml } from '../../../server/messages/mail-html.ts';
import { mailParts } from '../../../server/messages/mail-parts.ts';
import type { PersonMessage } from '../../../server/messages/message.ts';
import { EXPIRED_PICTURE, STEP_PICTURES, type PictureProps } from '../../../web/illustrations/step-pictures.tsx';
import { LandingScene, MomentPicture } from '../../../web/illustrations/scenes/landing.tsx';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadPictures } from '../../../web/screens/test-steps/parts/step-picture.tsx';
import { screensWithAnswers } from '../test-steps/screens-with-answers.ts';
import { textsIn } from '../texts-in.ts';
import { cassettesIn, differencesFromReal } from './cassettes-in.ts';

/** The pictures of the landing, in order. */
function landingPictures(): string {
  return renderToStaticMarkup(
    <>
      {(['swab', 'wait', 'read'] as const).map((moment) => (
        <MomentPicture key={moment} moment={moment} minutes={15} />
      ))}
      <LandingScene minutes={15} />
    </>,
  );
}

const WEB = resolve(import.meta.dirname, '../../../web');
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const sourceOf = (file: string): string => readFileSync(join(WEB, file), 'utf8');

const PAIRS = SURE_ANSWERS.flatMap((control) => SURE_ANSWERS.map((test) => ({ control, test })));
const LOOKS: readonly PictureProps[] = [
  ...[null, ...TEST_RESULTS].map((result) => ({ kit: KITS[0], result, lines: null })),
  ...PAIRS.map((lines) => ({ result: determineResult(lines.control, lines.test), lines, kit: KITS[0] })),
];

interface Drawn {
  readonly place: string;
  readonly html: string;
}

/** Every picture in web/illustrations/scenes, used by a step or not, in every variant. */
async function everyScene(): Promise<readonly Drawn[]> {
  const files = sources.filter((file) => /^illustrations[/\\]scenes[/\\].+\.tsx$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(WEB, file))) as Readonly<Record<string, unknown>>),
  );
  const scenes = modules.flatMap((exported) => Object.entries(exported)) as [string, ComponentType<PictureProps>][];
  return scenes.flatMap(([place, Picture]) =>
    LOOKS.map((look) => ({ place, html: renderToStaticMarkup(<Picture {...look} />) })),
  );
}

const MAILS: readonly PersonMessage[] = LANGUAGES.flatMap((language) => {
  const common = { to: 'ana@clearline.example', language };
  return [
    { kind: 'registrationCode', code: '123456', ...common },
    { kind: 'signInCode', by: 'EMAIL', code: '123456', ...common },
    { kind: 'otpDeviceCode', by: 'EMAIL', code: '123456', ...common },
    { kind: 'resetLink', uid: 'u', token: 't', ...common },
    { kind: 'passwordChanged', ...common },
  ] as const;
});

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await Promise.all([loadLateSteps(), loadPictures()]);
});

describe('every drawn cassette', () => {
  it('has the well, then T, C and the code, like the real one, and is never mirrored', async () => {
    const texts = await textsIn('en');
    const screens = (await Promise.all(PAIRS.map((read) => screensWithAnswers(read, texts)))).flat();
    const landing = { place: 'landing', html: landingPictures() };
    const expired = { place: 'expired', html: renderToStaticMarkup(<EXPIRED_PICTURE />) };
    const read = screens.map(({ step, html }) => ({ place: step, html }));
    const drawn = [...(await everyScene()), ...read, landing, expired];
    const seen = drawn.map(({ place, html }) => ({ place, ...cassettesIn(html) }));
    const wrong = seen.flatMap(({ place, cassettes }) =>
      cassettes.flatMap((cassette) => differencesFromReal(cassette).map((difference) => `${place}: ${difference}`)),
    );
    expect(wrong).toEqual([]);
    expect(seen.filter(({ strayLetters }) => strayLetters > 0).map(({ place }) => place)).toEqual([]);
    // Every variant was checked.
    const without = seen.filter(({ cassettes }) => cassettes.length === 0).map(({ place }) => place);
    for (const place of ['landing', 'expired', 'PouchOpen', 'CassetteScan', 'WellFound', 'CountedDrops', 'BagFilled'])
      expect(without).not.toContain(place);
    expect(
      without.filter((place) =>
        /^(?:(?:control|test)-line|confirm-result|result-details|dispose-kit|reporting-information)$/.test(place),
      ),
    ).toEqual([]);
  });

  it('is drawn in one file: no other file has its parts, its colors or its line letters', () => {
    const drawing = sources.filter(
      (file) => file.endsWith('.tsx') && /data-part=|>\s*[CT]\s*<\/text>|kit-case|kit-hole/.test(sourceOf(file)),
    );
    expect(drawing).toEqual([join('illustrations', 'parts', 'cassette.tsx')]);
    const lines = sources.filter((file) => file.endsWith('.tsx') && /kit-line/.test(sourceOf(file)));
    expect(lines).toEqual([join('illustrations', 'parts', 'window.tsx')]);
    const styled = sources.filter(
      (file) => file.endsWith('.css') && /var\(--(?:kit-line|line-(?:control|test))/.test(sourceOf(file)),
    );
    // The frame shows a logo, which is not a picture of a test.
    expect(styled.toSorted()).toEqual([join('styles', 'cassette.css'), join('styles', 'frame.css')]);
  });

  it('is in no email: emails contain no pictures', () => {
    const mails = MAILS.map((message) =>
      mailHtml(mailParts(message, { publicUrl: 'https://clearline.example', supportEmail: 'help@clearline.example' })),
    );
    expect(mails.filter((html) => /<svg|<img|background-image/.test(html))).toEqual([]);
    expect(mails).toHaveLength(MAILS.length);
  });
});

/** What each cassette of a scene shows in its window. */
function windowsIn(html: string): readonly (readonly string[])[] {
  return cassettesIn(html).cassettes.map(({ window }) => window);
}

const draw = (Picture: ComponentType<PictureProps> | undefined, look: PictureProps): string =>
  Picture === undefined ? '' : renderToStaticMarkup(<Picture {...look} />);

describe('the lines in the window', () => {
  const EXAMPLES = ['check-negative', 'check-positive', 'check-invalid'];
  const OWN = ['confirm-result', 'reporting-information'];

  it("appear only in the examples and the user's own result, whatever the answers were", () => {
    const leading = Object.entries(STEP_PICTURES)
      .filter(([step]) => !EXAMPLES.includes(step) && !OWN.includes(step))
      .filter(([, Picture]) =>
        LOOKS.some((look) => {
          const html = draw(Picture, look);
          return (
            /kit-line/.test(html) ||
            windowsIn(html)
              .flat()
              .some((line) => line !== 'covered')
          );
        }),
      );
    expect(leading.map(([step]) => step)).toEqual([]);
    expect(landingPictures()).not.toContain('kit-line');
  });

  it.each(LANGUAGES)('are also not in the alternative text of any other picture, in %s', (language) => {
    const texts = translations[language].steps.steps as Readonly<Record<string, { readonly figure?: string }>>;
    const leading = Object.entries(texts).filter(([, { figure = '' }]) =>
      /\blines? (?:at|shows)|líneas? (?:\S+ )?en /i.test(figure),
    );
    expect(leading.map(([step]) => step).toSorted()).toEqual(EXAMPLES.toSorted());
  });

  it('are covered once lines may have appeared, because an empty window would suggest a result', () => {
    const steps = ['result-ready', 'scan-again', 'second-scan', 'dispose-kit'] as const;
    for (const step of steps)
      expect([step, windowsIn(draw(STEP_PICTURES[step], { kit: KITS[0], result: 'positive', lines: null }))]).toEqual([
        step,
        [['covered']],
      ]);
  });

  it('are asked about with an empty window and a frame that shows where to look', () => {
    const look = { kit: KITS[0], result: null, lines: null };
    const looked = (step: keyof typeof STEP_PICTURES): readonly (string | undefined)[] =>
      [...draw(STEP_PICTURES[step], look).matchAll(/data-look="(\w)"/g)].map(([, letter]) => letter);
    expect(looked('control-line')).toEqual(['C']);
    expect(looked('test-line')).toEqual(['T']);
    expect(looked('result-questionnaire')).toEqual(['T', 'C']);
  });

  it('at T are strong, faint and pink in the example of a positive test', () => {
    const windows = (step: keyof typeof STEP_PICTURES) =>
      windowsIn(draw(STEP_PICTURES[step], { kit: KITS[0], result: null, lines: null }));
    expect(windows('check-positive')).toEqual(['strong', 'faint', 'pink'].map((line) => [`T ${line}`, 'C strong']));
    expect(windows('check-negative')).toEqual([['T none', 'C strong']]);
    expect(windows('check-invalid')).toEqual([
      ['T none', 'C none'],
      ['T strong', 'C none'],
    ]);
  });

  it('of a result are those that the user reported; without a report no cassette is shown', () => {
    const shown = { yes: 'strong', no: 'none', unsure: 'unsure' };
    for (const step of ['confirm-result', 'reporting-information'] as const) {
      for (const lines of PAIRS)
        expect(windowsIn(draw(STEP_PICTURES[step], { kit: KITS[0], result: 'invalid', lines }))).toEqual([
          [`T ${shown[lines.test]}`, `C ${shown[lines.control]}`],
        ]);
      for (const result of TEST_RESULTS)
        expect(windowsIn(draw(STEP_PICTURES[step], { kit: KITS[0], result, lines: null }))).toEqual([]);
      expect(windowsIn(draw(STEP_PICTURES[step], { kit: KITS[0], result: null, lines: null }))).toEqual([['covered']]);
    }
  });
});
