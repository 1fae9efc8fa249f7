import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import '../../support/without-owner-stacks.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import type { TestResult } from '../../../core/domain/choice-lists.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { EXPIRED_PICTURE, MOVING_STEPS, STEP_PICTURES } from '../../../web/illustrations/step-pictures.tsx';

const WEB = resolve(import.meta.dirname, '../../../web');
const STYLES = ['illustrations', 'cassette']
  .map((name) => readFileSync(join(WEB, `styles/${name}.css`), 'utf8'))
  .join('\n');
const TOKENS = readFileSync(join(WEB, 'styles/tokens.css'), 'utf8');

/** Steps with a form, a text, or a result that contains its own picture. */
const WITHOUT_PICTURE: readonly StepId[] = [
  'profile-selection',
  'health-questionnaire',
  'warnings',
  'result-details',
  'submit-report',
  'review-profile',
];
const stepsOf = Object.values(FLOWS).flatMap((flow) => flow.map(({ id }) => id));
const steps = [...new Set(stepsOf)];
const pictured = Object.keys(STEP_PICTURES) as StepId[];

function draw(step: StepId, result: TestResult | null = 'positive'): string {
  const Picture = STEP_PICTURES[step];
  return Picture === undefined ? '' : renderToStaticMarkup(<Picture result={result} lines={null} kit={KITS[0]} />);
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the pictures of the steps', () => {
  it('exist for every step of both flows that needs one', () => {
    expect(steps.filter((step) => STEP_PICTURES[step] === undefined)).toEqual(WITHOUT_PICTURE);
  });

  it.each(LANGUAGES)('all have alternative text, in %s', (language) => {
    const texts: Readonly<Partial<Record<StepId, object>>> = translations[language].steps.steps;
    const described = steps.filter((step) => (texts[step] as { figure?: string }).figure !== undefined);
    expect(described.toSorted()).toEqual(pictured.toSorted());
  });

  it('all have one shape, so that the layout does not move when one replaces another', () => {
    const drawn = [...pictured.map((step) => draw(step)), renderToStaticMarkup(<EXPIRED_PICTURE />)];
    expect(drawn.filter((svg) => !svg.startsWith('<svg class="scene" viewBox="0 0 320 200"'))).toEqual([]);
  });

  it('show five stages of a test, and three of a report of one that was taken', () => {
    const Picture = STEP_PICTURES['intro-how-it-works'] ?? (() => null);
    const stages = [false, true].map((isReporting) => {
      const svg = renderToStaticMarkup(<Picture result={null} lines={null} kit={KITS[0]} isReporting={isReporting} />);
      return count(svg, 'r="34"');
    });
    expect(stages).toEqual([5, 3]);
  });

  it('are hidden from screen readers: their frame has the text', () => {
    expect(pictured.filter((step) => !draw(step).includes('aria-hidden="true"'))).toEqual([]);
  });

  it('move only where they can be paused', () => {
    const moving = pictured.filter((step) => /class="pic-(?:rubs|stirs|drops)"/.test(draw(step)));
    expect(moving).toEqual([...MOVING_STEPS]);
  });

  it("count as far as the step's text", () => {
    const numbers = (step: StepId): number => count(draw(step), 'class="pic-number--lit"');
    for (const step of MOVING_STEPS) {
      const { figure = '' } = translations.en.steps.steps[step] as { readonly figure?: string };
      expect(fillIn(figure, kitTexts(KITS[0]))).toMatch(new RegExp(`\\b${numbers(step)}\\b`));
    }
    expect([...MOVING_STEPS].map((step) => [step, numbers(step)])).toEqual([
      ['collect-2', 5],
      ['collect-4', 5],
      ['prepare-2', 5],
      ['process-2', 4],
    ]);
  });
});

describe('the colors of the pictures', () => {
  const drawings = readdirSync(join(WEB, 'illustrations'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(WEB, 'illustrations', file), 'utf8'))
    .join('\n');

  it('are only tokens', () => {
    const written = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi;
    expect(drawings.match(written)).toBeNull();
    expect(STYLES.match(written)).toBeNull();
    expect(STYLES.match(/(?:fill|stroke): (?!none|var\()/g)).toBeNull();
    expect(pictured.filter((step) => / (?:fill|stroke|style)="/.test(draw(step)))).toEqual([]);
  });

  it('are all defined, for light and forced colors', () => {
    const used = new Set([...STYLES.matchAll(/(?:fill|stroke|background|color): var\((--[\w-]+)\)/g)].map((m) => m[1]));
    const [light = ''] = TOKENS.split('@media');
    const forced = TOKENS.slice(TOKENS.indexOf('@media (forced-colors: active)'));
    const missing = (block: string, names: Iterable<string | undefined>): string[] =>
      [...names].filter((name): name is string => name !== undefined && !block.includes(`${name}: `));
    expect(used.size).toBeGreaterThan(15);
    expect(missing(light, used)).toEqual([]);
    expect(
      missing(
        forced,
        [...used].filter((name) => /^--(?:picture|kit|paper-card)/.test(name ?? '')),
      ),
    ).toEqual([]);
  });

  it("define the T lines' colors, and no others", () => {
    const owners = [...STYLES.matchAll(/([^{}]+)\{[^}]*var\(--kit-line-(?:t|pink)\)/g)].map(([, rule = '']) =>
      rule.trim(),
    );
    expect(owners).toEqual(['.kit-line--T', '.kit-line--pink']);
  });

  it('are the same in the dark theme, on the same light card: a real cassette and skin do not change', () => {
    const dark = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(TOKENS)?.[1] ?? '';
    const changed = [...dark.matchAll(/--((?:picture|kit|paper-card)[\w-]*):/g)].map(([, name]) => name);
    expect(changed).toEqual([]);
  });
});
