import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITY_NOT_LISTED, openForm, PLACES, settle, type Fields, type FilledForm } from './place-form.ts';
import { assertProperty } from '../../../support/assert-property.ts';
import { runs } from '../../../support/property-settings.ts';

type Act =
  | { readonly kind: 'type'; readonly patch: Partial<Fields> }
  | { readonly kind: 'leave' | 'offer' | 'dismiss' }
  | { readonly kind: 'answer'; readonly which: number; readonly fails: boolean }
  | { readonly kind: 'choose'; readonly which: number };

const ZIPS = [...Object.keys(PLACES), '99999', '', '9021', '941'];
const CITIES = ['', 'Boston', 'San Francisco', 'Oakland', 'los angeles'];
const patches = fc.oneof(
  fc.constantFrom(...ZIPS).map((zipCode) => ({ zipCode })),
  fc.constantFrom(...CITIES).map((city) => ({ city })),
  fc.constantFrom('default', 'CA', 'MA').map((state) => ({ state })),
  fc.constantFrom('', 'Marin', 'Suffolk').map((county) => ({ county })),
  fc.boolean().map((noDateOfBirth) => ({ noDateOfBirth })),
);
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: patches.map((patch) => ({ kind: 'type' as const, patch })) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5), fails: fc.boolean() }) },
  fc.constantFrom('leave', 'offer', 'dismiss').map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('choose' as const), which: fc.nat(5) }),
);

const NAMES = ['city', 'state', 'county'] as const;
const isNothing = (value: string): boolean => value.trim() === '' || value === 'default';

/** Whether a lookup of the zip can have filled in the value. */
function isPlaceOf(zip: string, value: string): boolean {
  const { state, localities, counties } = PLACES[zip] ?? { state: '', localities: [], counties: [] };
  return [state, ...localities, ...counties].includes(value);
}

async function act(form: FilledForm, one: Act): Promise<void> {
  const { finder, lookup } = form;
  if (one.kind === 'type') form.type(one.patch);
  else if (one.kind === 'leave') form.leave();
  else if (one.kind === 'offer') finder.offer();
  else if (one.kind === 'dismiss') finder.dismiss();
  else if (one.kind === 'answer' && lookup.waiting() > 0) {
    await lookup.answer(one.which % lookup.waiting(), one.fails ? 'NETWORK_REQUEST_FAILED' : undefined);
  } else if (one.kind === 'choose') {
    const { question } = finder.state();
    const choices = [...(question?.choices ?? []), CITY_NOT_LISTED];
    if (question?.kind === 'city') await form.choose(choices[one.which % choices.length] ?? '');
  }
  await settle();
}

/** Which fields hold what the person put there, after an act. What a lookup put there stays its own, even typed once more. */
function ownAfter(one: Act, own: ReadonlySet<string>, before: Fields, after: Fields): ReadonlySet<string> {
  return new Set(
    NAMES.filter((name) => {
      if (one.kind !== 'type') return own.has(name) && before[name] === after[name];
      return name in one.patch ? before[name] !== after[name] || own.has(name) : own.has(name);
    }),
  );
}

describe('for any input, and any timing of the responses', () => {
  it('entered values are replaced only by a choice, filled in ones are of the zip, and no lookup stays pending', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(acts, { maxLength: 25 }), async (sequence) => {
        const form = openForm();
        let own: ReadonlySet<string> = new Set();
        for (const one of sequence) {
          const before = form.fields();
          await act(form, one);
          const after = form.fields();
          const isPersons = one.kind === 'type' || one.kind === 'choose';
          for (const name of NAMES.filter((name) => !isPersons && own.has(name) && !isNothing(before[name]))) {
            expect([name, after[name]]).toEqual([name, before[name]]);
          }
          own = ownAfter(one, own, before, after);
          for (const name of NAMES.filter((name) => !own.has(name) && !isNothing(after[name]))) {
            expect([name, isPlaceOf(after.zipCode, after[name])]).toEqual([name, true]);
          }
          const { isLooking, question, message } = form.finder.state();
          if (!/^\d{5}$/.test(after.zipCode) || after.noDateOfBirth) {
            expect([isLooking, question, message]).toEqual([false, null, null]);
          }
        }
        while (form.lookup.waiting() > 0) await form.lookup.answer();
        expect(form.finder.state().isLooking).toBe(false);
      }),
      runs(300),
    );
  });
});
