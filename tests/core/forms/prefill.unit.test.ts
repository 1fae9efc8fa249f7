import { describe, expect, it } from 'vitest';
import { aForm, GOOD } from './a-form.ts';

type Found = Parameters<typeof aForm>[1] extends (() => Promise<infer Values>) | undefined ? Values : never;

/** A form that looks up what goes into it, and a look-up that answers when it is told to. */
function aFormLookingUp() {
  let answer: (found: Found) => void = () => undefined;
  const lookUp = new Promise<Found>((resolve) => (answer = resolve));
  const { form, sent } = aForm(
    () => GOOD,
    () => lookUp,
  );
  const find = (found: Found): Promise<void> => {
    answer(found);
    return form.prefilled;
  };
  return { form, sent, find };
}

describe('what a form looks up', () => {
  it('goes into the fields that still stand as they opened, as they accept it, and is told', async () => {
    const { form, find } = aFormLookingUp();
    let changes = 0;
    form.subscribe(() => (changes += 1));

    await find({ code: '12-34' });

    expect(form.state().values).toEqual({ email: 'ana@mail.example', code: '1234' });
    expect(changes).toBe(1);
  });

  it('never goes over what was typed meanwhile', async () => {
    const { form, find } = aFormLookingUp();
    form.type('email', '');

    await find({ email: 'found@mail.example', code: '1234' });

    expect(form.state().values).toEqual({ email: '', code: '1234' });
  });

  it('mends a field that was left empty before it came', async () => {
    const { form, find } = aFormLookingUp();
    form.leave('code');
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'EMPTY_CODE' }]);

    await find({ code: '1234' });

    expect(form.fieldErrors()).toEqual([]);
  });

  it('is not waited for: the form is sent as it stands, and what comes later changes nothing that went out', async () => {
    const { form, sent, find } = aFormLookingUp();
    form.type('code', '77');

    expect(await form.submit()).toBe(true);
    await find({ email: 'found@mail.example', code: '1234' });

    expect(sent).toEqual([{ email: 'ana@mail.example', code: '77' }]);
  });

  it('may be nothing', async () => {
    const { form, find } = aFormLookingUp();
    const before = form.state();

    await find({});

    expect(form.state()).toBe(before);
  });
});
