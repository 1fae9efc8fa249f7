// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { describe, it } from 'vitest';
import { stepWords } from '../../../cli/walk/step-words.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { practiceView, startPractice, type Practice } from '../../../core/flow/line-practice.ts';
import type { OpenOffer } from '../../../core/flow/step-offers.ts';
import { QUIET_PAGE, type PageContext } from '../../../core/step-texts/shown-text.ts';
import { OfferDialog } from '../../../web/screens/test-steps/parts/offer-list.tsx';
import { RescueDialog } from '../../../web/screens/test-steps/parts/rescue-dialog.tsx';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { expectShown } from './expect-shown.ts';
import { renderStep } from './render-step.tsx';

const noop = (): void => undefined;

/** Compares a dialog of the page with what the terminal shows below the heading of the step, in every language. */
async function compare(harness: FlowHarness, Shown: ComponentType, page: Partial<PageContext>): Promise<void> {
  const InMain = () => (
    <main>
      <Shown />
    </main>
  );
  const context = { state: harness.state(), moment: harness.runner().moment(), page: { ...QUIET_PAGE, ...page } };
  for (const language of LANGUAGES) {
    expectShown(stepWords(context, language).lines, renderStep(harness, await textsIn(language), InMain));
  }
}

async function waiting(): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil('countdown');
  return harness;
}

const first = startPractice('short');
const asking = practiceView(first);
const answered = (answer: 'yes' | 'no' | 'unsure'): Practice =>
  asking.kind === 'asking' ? asking.leadsTo[answer] : first;

describe('what is open over a step shows the words of the page', () => {
  it('when something went wrong', async () => {
    const open = { kind: 'rescue', card: null } as const;
    await compare(await waiting(), () => <RescueDialog onClose={noop} />, { open });
  });

  const OFFERS: readonly (readonly [string, OpenOffer])[] = [
    ['what comes next', 'whatNext'],
    ['when to get help', 'getHelp'],
    ['a question of the practice', first],
    ['a right answer', answered('yes')],
    ['a wrong answer', answered('no')],
    ['an unsure answer', answered('unsure')],
    ['the end of the practice', { ...first, at: first.windows.length }],
  ];
  it.each(OFFERS)('at %s', async (_name, offer) => {
    const Shown = () => <OfferDialog open={offer} onChange={noop} onClose={noop} />;
    await compare(await waiting(), Shown, { open: { kind: 'offer', offer } });
  });
});
