import { stateName, type FixtureState } from '../../../cli/states/fixture-state.ts';
import { routeName } from '../../../core/api/routes.ts';
import { parseOffsetInstant } from '../../../core/domain/calendar-date.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import { RESCUE_PRESSES, rescueCardsOf, rescuePress, type RescueCardId } from '../../../core/flow/rescue-cards.ts';
import { OFFER_PRESSES, PRACTICE_PRESSES } from '../../../core/flow/step-offers.ts';
import type { StepOffer } from '../../../core/flow/step-row.ts';
import { CAMERA_FAILURES, canRetry, type PhotoFailure } from '../../../core/ports/camera.ts';
import { ATTEMPTED, SITUATIONS, situationState, type Situation } from '../test-steps/situations.ts';
import type { OpenedApp, Start } from './open-app.tsx';
import { choosePhoto, fill, hasControl, isUnavailable, press, submit } from './page-hands.ts';
import { makeStillCamera, type StillCamera } from './still-camera.ts';
import type { Visit } from './visit.ts';

const startOf = ({ who, now, kept }: FixtureState): Omit<Start, 'texts'> => ({
  who,
  now: parseOffsetInstant(now)?.instant ?? Number.NaN,
  kept,
  route: APP_ROUTES.testSteps,
});

const PHOTO_FAILURES: Readonly<Record<PhotoFailure, true>> = {
  unreadable: true,
  ...{ HEIC: true, AVIF: true, TIFF: true, SVG: true, PDF: true, 'JPEG XL': true },
  'no-code': true,
  'no-code-lockdown': true,
  'several-codes': true,
  decoder: true,
  unsupported: true,
};

/** The live camera of a scan step, and the field for the code. */
async function visitScan(visit: Visit): Promise<void> {
  await visit.change('The camera is on', () => press('camera-on'));
  await visit.change('The camera is turned off', () => press('camera-off'));
  await visit.change('The code is typed', () => press('type-code'));
  await visit.change('The code is sent empty', submit);
}

/** Everything that a camera or a photo can fail by. */
async function visitCameraFailures(visit: Visit, camera: StillCamera): Promise<void> {
  // After a lasting failure there is no other try: the words of the others are read by `camera-words`.
  for (const failure of [...CAMERA_FAILURES.filter(canRetry), 'in-app'] as const) {
    camera.failWith(failure);
    await visit.change(`The camera fails: ${failure}`, () => press('camera-on'));
  }
  for (const failure of Object.keys(PHOTO_FAILURES) as PhotoFailure[]) {
    camera.failPhotosWith(failure);
    await visit.change(`A photo has no result: ${failure}`, choosePhoto);
    await visit.change('That message is closed', () => press('scan-ok'));
  }
}

/** The cards that no step before this one offers. */
function newCardsAt({ flow, step }: FixtureState): readonly RescueCardId[] {
  const rows = FLOWS[flow];
  const place = rows.findIndex(({ id }) => id === step);
  const known = new Set(rows.slice(0, place).flatMap(rescueCardsOf));
  return rows
    .slice(place, place + 1)
    .flatMap(rescueCardsOf)
    .filter((id) => !known.has(id));
}

/** The list of what may have gone wrong, and what to do about each. */
async function visitRescue(visit: Visit, cards: readonly RescueCardId[]): Promise<void> {
  await visit.change('Something went wrong', () => press(RESCUE_PRESSES.open));
  for (const card of cards) {
    await visit.change(`Something went wrong: ${card}`, () => press(rescuePress(card)));
    await visit.act(() => press(hasControl(RESCUE_PRESSES.goOn) ? RESCUE_PRESSES.goOn : RESCUE_PRESSES.close));
    await visit.act(() => press(RESCUE_PRESSES.open));
  }
  await visit.change('That is closed', () => press(RESCUE_PRESSES.close));
}

async function visitPractice(visit: Visit): Promise<void> {
  const answers = ['yes', 'no', 'unsure'] as const;
  for (let turn = 0; !hasControl(PRACTICE_PRESSES.again); turn += 1) {
    const answer = answers[turn % answers.length] ?? 'yes';
    await visit.change(`Practice: ${answer}`, () => press(PRACTICE_PRESSES[answer]));
    await visit.change('Practice: on', () => press(PRACTICE_PRESSES.next));
  }
}

async function visitOffers(visit: Visit, offers: readonly StepOffer[]): Promise<void> {
  for (const offer of offers) {
    await visit.change(`Offer: ${offer}`, () => press(OFFER_PRESSES[offer]));
    if (OFFER_PRESSES[offer] === 'practice') await visitPractice(visit);
    await visit.change('That is closed', () => press(PRACTICE_PRESSES.close));
  }
}

/** What is said about the place of a ZIP code. */
async function visitPlaces(visit: Visit): Promise<void> {
  await visit.change('A ZIP code of one place', () => fill({ zipCode: '94110' }));
  await visit.change('A ZIP code that is unknown', () => fill({ zipCode: '00000' }));
  await visit.change('A ZIP code of several cities', () => fill({ zipCode: '02134' }));
  await visit.change('No city is chosen', () => press('choose-city'));
}

const scanIsJudged = ({ events = [] }: Situation): boolean => events.some(({ type }) => type === 'scanJudged');

/** The messages of rejected scans, one after the other. */
async function visitRejections(visit: Visit, app: OpenedApp, situations: readonly Situation[]): Promise<void> {
  for (const { name, events = [] } of situations) {
    await visit.change(name, () => events.forEach((event) => app.runner.send(event)));
    await visit.said('That message is closed', () => press('scan-ok'));
  }
}

async function visitSituation(visit: Visit, situation: Situation, states: readonly FixtureState[]): Promise<void> {
  const { events = [], alerts, review } = situation;
  const app = await visit.open({ ...startOf(situationState(states, situation)), ...(alerts && { alerts }) });
  if (review !== undefined && review !== 'form') {
    if (review.code === 'NETWORK_REQUEST_FAILED') app.backEnd.setOnline(false);
    else app.backEnd.failNext({ 'GET /profiles/get/:profileId': { status: review.status ?? 500 } });
  }
  if (events.length === 0) await visit.compare(situation.name);
  else await visit.change(situation.name, () => events.forEach((event) => app.runner.send(event)));
}

/** A result that waits for the network, is rejected when it is sent, or is sent. */
async function visitWaitingResult(visit: Visit, start: Omit<Start, 'texts'>): Promise<void> {
  for (const end of ['rejected', 'sent'] as const) {
    const { backEnd } = await visit.open(start);
    backEnd.setOnline(false);
    await visit.change('The result waits', () => press('next'));
    await visit.change('It is sent in vain', () => press('send-waiting'));
    backEnd.setOnline(true);
    if (end === 'rejected') backEnd.failNext({ [routeName('createGuestResult')]: { status: 409 } });
    await visit.change(`It is ${end}`, () => press('send-waiting'));
  }
}

/** The situations at a step. What Next says there is heard by selecting it. */
const situationsOf = (state: FixtureState): readonly Situation[] =>
  SITUATIONS.filter((one) => stateName(one) === stateName(state) && !ATTEMPTED.includes(one));

/** What is heard at a step of a flow: as it opens, with everything that opens over it, and in every situation. */
export async function visitStep(visit: Visit, state: FixtureState, states: readonly FixtureState[]): Promise<void> {
  const camera = makeStillCamera();
  const app = await visit.open({ ...startOf(state), camera });
  const situations = situationsOf(state);
  await visit.page('The step');
  if (hasControl(RESCUE_PRESSES.open)) await visitRescue(visit, newCardsAt(state));
  await visitOffers(visit, FLOWS[state.flow].find(({ id }) => id === state.step)?.offers ?? []);
  if (hasControl('camera-on')) {
    await visitScan(visit);
    await visitRejections(visit, app, situations.filter(scanIsJudged));
    // The other scans fail in the same way.
    if (stateName(state) === 'testing/first-scan') await visitCameraFailures(visit, camera);
  }
  if (state.step === 'review-profile') await visitPlaces(visit);
  if (hasControl('next')) {
    if (isUnavailable('next')) await visit.change('Next is selected too early', () => press('next'));
    else await visit.said('Next', () => press('next'));
  }
  const saved = situations.find(({ session }) => session?.reportOption === 'doNotReport');
  if (state.step === 'submit-report' && saved !== undefined) {
    await visitWaitingResult(visit, startOf(situationState(states, saved)));
  }
  for (const situation of situations.filter((one) => !scanIsJudged(one)))
    await visitSituation(visit, situation, states);
}
