import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../../cli/walk/offer.ts';
import { formatStep } from '../../../cli/walk/format-step.ts';
import { offersNow } from '../../../cli/walk/offers.ts';
import { walkMoment } from '../../../cli/walk/walk-moment.ts';
import { STEP_BOXES } from '../../../core/flow/step-row.ts';
import { BOXES, CASSETTES } from '../../../fixtures/cassettes.ts';
import { terminalDriver } from '../../support/scenarios.ts';
import { guest } from './scripted-walk.ts';

/** A guest at the second step of a flow. */
async function driverIn(flow: 'testing' | 'reporting') {
  const driver = terminalDriver();
  await driver.begin(guest);
  await driver.start(flow);
  await driver.next();
  await driver.next();
  return driver;
}

type Driver = Awaited<ReturnType<typeof driverIn>>;

/** The ids in the menu and on the page. */
async function idsOf(driver: Driver) {
  const [play, seen] = [driver.playing(), await driver.observe()];
  const idsIn = (lines: readonly string[]) => lines.flatMap((line) => / {3}\((\S+)\)$/.exec(line)?.[1] ?? []);
  const page = formatStep({ play, seen, hasRules: false, hasIds: true, language: 'en' }).split('\n');
  const offers = offersNow(walkMoment(play, seen, 'en'));
  const namesOf = (hasIds: boolean) => choicesOf(offers, hasIds).map(({ name }) => name);
  expect(idsIn(namesOf(false))).toEqual([]);
  return { menu: idsIn(namesOf(true)), page: idsIn(page) };
}

describe('the ids of a step, as scenario files write them', () => {
  it('has those of an answer and of a date', async () => {
    const driver = await driverIn('testing');
    await driver.answer({ symptomatic: 'yes' });
    const { menu, page } = await idsOf(driver);
    expect(menu).toEqual(expect.arrayContaining(['onset', 'symptomatic']));
    expect(page).toContain('onset');
  });

  it('has those of boxes, checked or not', async () => {
    const driver = await driverIn('testing');
    await driver.answer({ symptomatic: 'no' });
    for (let step = await driver.step(); step !== 'ready-check'; step = await driver.step()) await driver.next();
    await driver.tick('kit');
    const { menu, page } = await idsOf(driver);
    expect(menu).toEqual(expect.arrayContaining([...STEP_BOXES['ready-check']]));
    expect(page).toEqual(expect.arrayContaining([...STEP_BOXES['ready-check']]));
  });

  it('has those of the day and the time of a test', async () => {
    const driver = await driverIn('reporting');
    await driver.answer({ symptomatic: 'no' });
    await driver.next();
    await driver.tick('all');
    await driver.next();
    await driver.scan(BOXES.product);
    await driver.scan(CASSETTES.valid);
    const { menu, page } = await idsOf(driver);
    expect(menu).toEqual(expect.arrayContaining(['result', 'takenDate', 'takenTime']));
    expect(page).toEqual(expect.arrayContaining(['takenDate', 'takenTime']));
  });
});
