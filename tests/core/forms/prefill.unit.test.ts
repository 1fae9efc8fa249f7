import { describe, expect, it } from 'vitest';
import { aForm, GOOD } from './a-form.ts';

type Found = Parameters<typeof aForm>[1] extends (() => Promise<infer Values>) | undefined ? Values : never;

/** A form with a lookup that responds when the test lets it. */
function aFormLookingUp() {
  let answer: (found: Found) => void = () => undefined;
  let lookups = 0;
  const lookUp = new Promise<Found>((resolve) => (answer = resolve));
  const { form, sent } = aForm(
    () => GOOD,
    () => {
      lookups += 1;
      return lookUp;
    },
  );
  const find = (found: Found): Promise<void> => {
    answer(found);
    return form.prefill();
  };
  return { form, sent, find, lookups: () => lookups };
}

describe('form prefill', () => {
  it('is looked up on request, and once', async () => {
    const { form, find, lookups } = aFormLookingUp();
    expect(lookups()).toBe(0);

    await Promise.all([form.prefill(), find({ code: '1234' })]);
    await form.prefill();

    expect(lookups()).toBe(1);
  });

  it('fills unchanged fields, formatted, and notifies listeners', async () => {
    const { form, find } = aFormLookingUp();
    let changes = 0;
    form.subscribe(() => (changes += 1));

    await find({ code: '12-34' });

    expect(form.state().values).toEqual({ email: 'ana@mail.example', code: '1234' });
    expect(changes).toBe(1);
  });

  it('never overwrites what was typed meanwhile', async () => {
    const { form, find } = aFormLookingUp();
    form.type('email', '');

    await find({ email: 'found@mail.example', code: '1234' });

    expect(form.state().values).toEqual({ email: '', code: '1234' });
  });

  it('clears the error of a field that was left empty before the lookup finished', async () => {
    const { form, find } = aFormLookingUp();
    form.leave('code');
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'EMPTY_CODE' }]);

    await find({ code: '1234' });

    expect(form.fieldErrors()).toEqual([]);
  });

  it('does not delay submitting, and a late lookup does not change what was sent', async () => {
    const { form, sent, find } = aFormLookingUp();
    form.type('code', '77');

    expect(await form.submit()).toBe(true);
    await find({ email: 'found@mail.example', code: '1234' });

    expect(sent).toEqual([{ email: 'ana@mail.example', code: '77' }]);
  });

  it('may find nothing', async () => {
    const { form, find } = aFormLookingUp();
    const before = form.state();

    await find({});

    expect(form.state()).toBe(before);
  });
});
