import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '../../../core/domain/choice-lists.ts';
import { chosenPlace, cityFitsZip, placeKey, placeMismatch, placeOfZip } from '../../../core/domain/place-of-zip.ts';
import { assertProperty } from '../../support/assert-property.ts';

const names = fc.constantFrom(
  'San Francisco',
  'SAN FRANCISCO',
  'Bayamón',
  'Bayamon',
  'St. Louis',
  'saint louis',
  "O'Fallon",
  'Boston',
  'Dallas',
);
const typed = fc.oneof(fc.constantFrom('', '  '), names, fc.string());
const answers = fc.record({
  state: fc.constantFrom(...STATE_CODES),
  localities: fc.uniqueArray(names, { minLength: 1, maxLength: 5, selector: placeKey }),
  counties: fc.uniqueArray(names, { maxLength: 3 }),
});
const forms = fc.record({
  city: typed,
  state: fc.constantFrom('default', '', ...STATE_CODES),
  county: typed,
});

describe('the place of a zip', () => {
  it('never replaces what a person has entered', () => {
    assertProperty(
      fc.property(answers, forms, (answer, form) => {
        const step = placeOfZip(answer, form);
        if (step.kind !== 'fill') return;
        if (form.city.trim() !== '') expect(step.place.city).toBe(form.city);
        if (form.county.trim() !== '') expect(step.place.county).toBe(form.county);
        if (STATE_CODES.some((code) => code === form.state)) expect(step.place.state).toBe(form.state);
      }),
    );
  });

  it('fills in or offers only places of the zip, and asks exactly when an entered place does not match', () => {
    assertProperty(
      fc.property(answers, forms, (answer, form) => {
        const step = placeOfZip(answer, form);
        expect(step.kind === 'ask').toBe(placeMismatch(answer, form) !== null);
        const places = step.kind === 'fill' ? [step.place] : [];
        const chosen = step.kind === 'choose' ? step.localities.map((name) => chosenPlace(answer, name, form)) : [];
        for (const place of [...places, ...chosen]) expect(placeMismatch(answer, place)).toBeNull();
      }),
    );
  });

  it('gives the same result again for what it filled in itself', () => {
    assertProperty(
      fc.property(answers, answers, (first, second) => {
        const filled = placeOfZip(first, { city: '', state: 'default', county: '' });
        if (filled.kind !== 'fill') return;
        const nothing = { city: '', state: 'default', county: '' };
        expect(placeOfZip(second, filled.place, filled.place)).toEqual(placeOfZip(second, nothing));
      }),
    );
  });

  it('ignores punctuation around names, and how accents are encoded', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(placeKey(name.normalize('NFD'))).toBe(placeKey(name));
        expect(placeKey(`. ${name} .`)).toBe(placeKey(name));
      }),
    );
  });

  it('recognizes every locality of a zip, however it is written', () => {
    assertProperty(
      fc.property(answers, (answer) => {
        for (const name of answer.localities) expect(cityFitsZip(answer, ` ${name.toUpperCase()} `)).toBe(true);
      }),
    );
  });
});
