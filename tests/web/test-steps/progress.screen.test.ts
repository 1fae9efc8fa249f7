import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { openAt, showStep } from './tester.ts';

interface Part {
  readonly left: number;
  readonly share: number;
}

/** The parts of the bar: where each begins, and how much of it is filled. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.locator('.progress__part').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return { left, share: (part.firstElementChild?.getBoundingClientRect().width ?? 0) / width };
    }),
  );

const STEPS = [
  'wash-hands',
  'scan-device',
  'first-scan',
  'remove-foil',
  'process-2',
  'countdown',
  'result-ready',
  'scan-again',
  'test-line',
  'submit-report',
  'dispose-kit',
] as const satisfies readonly StepId[];

test('phones show a thin bar from the first step; on wide screens each name begins where its part of the bar begins, which ends in it', async ({
  app,
}) => {
  const { page } = await openAt(app, { step: 'intro-welcome' });
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(5);
  expect((await partsOf(page)).map(({ share }) => share > 0)).toEqual([true, false, false, false, false, false]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
  for (const step of STEPS) {
    await showStep(page, { step });
    const parts = await partsOf(page);
    const names = page.locator('.progress__stages > li');
    const lefts = await names.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(lefts).toEqual([...new Set(lefts)].toSorted((one, other) => one - other));
    expect(lefts.map(Math.round)).toEqual(parts.map(({ left }) => Math.round(left)));
    const current = await names.evaluateAll((items) => items.findIndex((item) => item.ariaCurrent === 'step'));
    parts.forEach(({ share }, index) => {
      if (index < current) expect(share).toBeCloseTo(1, 1);
      if (index > current) expect(share).toBe(0);
    });
    expect(parts[current]?.share).toBeGreaterThan(0.19);
    expect(parts[current]?.share).toBeLessThan(1);
  }
});
