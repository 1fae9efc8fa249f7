import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadPictures } from '../../../web/screens/test-steps/parts/step-picture.tsx';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

/** The alternative texts of a screen's pictures. */
const alternativeTextsIn = (html: string): readonly string[] =>
  [...html.matchAll(/role="img" aria-label="([^"]*)"><svg class="scene"/g)].map(([, text = '']) => text);

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  await loadLateSteps();
});

it('pictures show their text until they are loaded', async () => {
  // Another test file of this process may have loaded the pictures.
  vi.resetModules();
  const fresh = await import('./render-step.tsx');
  const html = fresh.renderStep(await startedHarness('testing'), await textsIn('en'));
  const { figure } = translations.en.steps.steps['intro-welcome'];
  expect(html).toContain(`<div class="picture"><p class="picture__words">${figure}</p></div>`);
});

describe('the pictures', () => {
  const own = translations.en.steps;

  beforeAll(async () => {
    await loadPictures();
  });

  it('a person who swabs another sees both of their own hands', async () => {
    const texts = await textsIn('en');
    const seen = async (isSelfCollecting: boolean) => {
      const harness = await startedHarness('testing');
      await harness.passUntil('collection-method');
      harness.runner().send({ type: 'collectionChosen', isSelfCollecting });
      await harness.actions().pressNext();
      for (; harness.step() !== 'collect-1';) await harness.actions().pressNext();
      const html = renderStep(harness, texts);
      return { texts: alternativeTextsIn(html), hands: html.split('data-shape="hand"').length - 1 };
    };
    const { figure, other } = own.steps['collect-1'];
    expect(await seen(true)).toEqual({ texts: [fillIn(figure, kitTexts(KITS[0]))], hands: 1 });
    expect(await seen(false)).toEqual({ texts: [fillIn(other.figure, kitTexts(KITS[0]))], hands: 2 });
  });

  it('a looping animation can be paused', async () => {
    const texts = await textsIn('en');
    const harness = await startedHarness('testing');
    const held: string[] = [];
    for (; harness.step() !== 'countdown'; await harness.passStep())
      if (renderStep(harness, texts).includes(own.picture.pause)) held.push(harness.step());
    expect(held).toEqual(['collect-2', 'collect-4', 'prepare-2', 'process-2']);
  });
});
