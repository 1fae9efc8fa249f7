import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err } from '../../../core/domain/result.ts';
import { aForm, knowing, type SampleField } from './a-form.ts';
import { assertProperty } from '../../support/assert-property.ts';

type Act =
  | { readonly do: 'type'; readonly field: SampleField; readonly text: string }
  | { readonly do: 'leave'; readonly field: SampleField }
  | { readonly do: 'submit' }
  | { readonly do: 'also' };

const field = fc.constantFrom<SampleField>('email', 'code');
const text = fc.constantFrom('', '1', '2', '3', '12', 'a@mail.example', 'x1x');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), field, text }),
  fc.record({ do: fc.constant('leave' as const), field }),
  fc.constant({ do: 'submit' as const }),
  fc.constant({ do: 'also' as const }),
);

async function play(form: ReturnType<typeof aForm>['form'], acts: readonly Act[], look: () => void): Promise<void> {
  for (const one of acts) {
    if (one.do === 'type') form.type(one.field, one.text);
    else if (one.do === 'leave') form.leave(one.field);
    else if (one.do === 'submit') await form.submit();
    else await form.also(() => Promise.resolve(err({ code: 'UNKNOWN' })));
    look();
  }
}

describe('for any typing, blurring and submitting', () => {
  it('the value that was rejected last is not sent again until another one was', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { form, sent } = aForm(knowing('3'));
        await play(form, acts, () => undefined);
        const codes = sent.map(({ code }) => code);
        const repeated = codes.filter((code, index) => code !== '3' && code === codes[index - 1]);
        expect(repeated).toEqual([]);
      }),
    );
  });

  it('only invalid fields show errors, and all of them do after submitting', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { form } = aForm(knowing('3'));
        await play(form, acts, () => {
          const { values, isAttempted, touched, rejected } = form.state();
          const wrong: SampleField[] = [];
          if (values.email === '') wrong.push('email');
          if (values.code === '' || values.code === rejected.code?.value) wrong.push('code');
          const shown = form.fieldErrors().map((error) => error.field);
          const expected = wrong.filter(
            (name) => isAttempted || touched.includes(name) || rejected[name] !== undefined,
          );
          expect(shown).toEqual(expected);
        });
      }),
    );
  });

  it('invalid values are never sent, and the form never stays busy', async () => {
    await assertProperty(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { form, sent } = aForm(knowing('3'));
        await play(form, acts, () => expect(form.state().isBusy).toBe(false));
        expect(sent.filter(({ email, code }) => email === '' || !/^\d+$/.test(code))).toEqual([]);
      }),
    );
  });
});
