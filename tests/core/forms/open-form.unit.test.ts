import { describe, expect, it } from 'vitest';
import { err } from '../../../core/domain/result.ts';
import { aForm, GOOD, knowing, type Answer } from './a-form.ts';

/** A server that responds when the test lets it. */
function slow() {
  let answer: (given: Answer) => void = () => undefined;
  const serve = () => new Promise<Answer>((resolve) => (answer = resolve));
  return { serve, answer: (given: Answer) => answer(given) };
}

const CODE_WRONG = [{ field: 'code', code: 'INVALID_CODE' }];

describe('a field', () => {
  it('formats what is typed', () => {
    const { form } = aForm();
    form.type('code', '12-34 ab');
    expect(form.state().values).toEqual({ email: 'ana@mail.example', code: '1234' });
  });

  it('changes nothing when it is blurred again', () => {
    const { form } = aForm();
    form.leave('email');
    const before = form.state();
    form.leave('email');
    expect(form.state()).toBe(before);
  });

  it('notifies its listeners of every change until they unsubscribe', () => {
    const { form } = aForm();
    let changes = 0;
    const end = form.subscribe(() => (changes += 1));
    form.type('code', '1');
    form.leave('code');
    end();
    form.type('code', '2');
    expect(changes).toBe(2);
  });
});

describe('a rejection by the server', () => {
  it('is shown beside the fields it names, until their values change', async () => {
    const answer = err({ code: 'UNKNOWN', status: 400, fields: [{ field: 'code', code: 'TEXT_TOO_LONG' }] } as const);
    const { form, sent } = aForm(({ code }) => (code === '1' ? answer : GOOD));
    form.type('code', '1');
    expect(await form.submit()).toBe(false);
    expect([form.fieldErrors(), form.errors()]).toEqual([[{ field: 'code', code: 'TEXT_TOO_LONG' }], []]);
    expect([await form.submit(), sent.length]).toEqual([false, 1]);
    form.type('code', '2');
    expect([await form.submit(), form.fieldErrors()]).toEqual([true, []]);
  });

  it('is shown for the whole form when it names anything else', async () => {
    const fields = [
      { field: 'code', code: 'INVALID_REQUEST' },
      { field: 'constructor', code: 'INVALID_REQUEST' },
    ] as const;
    const { form } = aForm(() => err({ code: 'INVALID_REQUEST', status: 422, fields }));
    form.type('code', '1');
    await form.submit();
    expect([form.fieldErrors(), form.errors().map(({ code }) => code)]).toEqual([[], ['INVALID_REQUEST']]);
  });
});

describe('submitting a form', () => {
  it('is busy until the response arrives, and cannot be repeated meanwhile', async () => {
    const server = slow();
    const { form, sent } = aForm(server.serve);
    form.type('code', '1');
    const first = form.submit();
    expect(form.state().isBusy).toBe(true);
    expect([await form.submit(), await form.also(() => Promise.resolve(GOOD))]).toEqual([false, false]);
    server.answer(GOOD);
    expect(await first).toBe(true);
    expect([form.state().isBusy, sent.length]).toEqual([false, 1]);
  });

  it('marks the value that was sent, not the one typed meanwhile', async () => {
    const server = slow();
    const { form } = aForm(server.serve);
    form.type('code', '1');
    const sending = form.submit();
    form.type('code', '2');
    server.answer(err({ code: 'INVALID_CODE' }));
    await sending;
    expect(form.fieldErrors()).toEqual([]);
    form.type('code', '1');
    expect(form.fieldErrors()).toEqual(CODE_WRONG);
  });
});

describe('a rejected value', () => {
  it('is rejected again without a call, another value is sent, and the first is still rejected', async () => {
    const { form, sent } = aForm(knowing('222'));
    form.type('code', '111');
    expect(await form.submit()).toBe(false);
    expect(await form.submit()).toBe(false);
    expect([form.fieldErrors(), sent.length]).toEqual([CODE_WRONG, 1]);
    form.type('code', '222');
    expect(form.fieldErrors()).toEqual([]);
    form.type('code', '111');
    expect([form.fieldErrors(), await form.submit(), sent.length]).toEqual([CODE_WRONG, false, 1]);
    form.type('code', '222');
    expect([await form.submit(), sent.length]).toEqual([true, 2]);
  });

  it('does not hide the error of an empty field', async () => {
    const { form } = aForm(knowing('222'));
    form.type('code', '111');
    await form.submit();
    form.type('code', '');
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'EMPTY_CODE' }]);
  });
});

describe('a failure of the form as a whole', () => {
  const offline = (): Answer => err({ code: 'NETWORK_REQUEST_FAILED' });

  it('shows while the field it depends on is unchanged, and again when that value returns', async () => {
    const { form } = aForm(offline);
    form.type('code', '1');
    await form.submit();
    expect(form.errors().map(({ code }) => code)).toEqual(['NETWORK_REQUEST_FAILED']);
    form.type('email', 'ben@mail.example');
    expect(form.errors()).toEqual([]);
    form.type('email', 'ana@mail.example');
    expect(form.errors()).toHaveLength(1);
  });

  it('can be retried with the same values', async () => {
    const { form, sent } = aForm(offline);
    form.type('code', '1');
    await form.submit();
    await form.submit();
    expect(sent).toHaveLength(2);
  });

  it('is hidden during the next call, and after a success', async () => {
    const server = slow();
    const { form } = aForm(server.serve);
    expect(await Promise.all([form.also(() => Promise.resolve(offline()))])).toEqual([false]);
    expect(form.errors()).toHaveLength(1);
    form.type('code', '1');
    const sending = form.submit();
    expect(form.errors()).toEqual([]);
    server.answer(GOOD);
    await sending;
    expect(form.errors()).toEqual([]);
  });
});

describe('resending a code', () => {
  /** A form whose code was openWithRejectedCode. */
  async function openWithRejectedCode() {
    const { form, sent } = aForm(knowing('222'));
    form.type('code', '111');
    await form.submit();
    return { form, sent };
  }

  it('clears the field and its error, and a rejected value may be sent again', async () => {
    const { form, sent } = await openWithRejectedCode();
    expect(await form.also(() => Promise.resolve(GOOD), 'code')).toBe(true);
    expect([form.state().values.code, form.fieldErrors()]).toEqual(['', []]);
    form.leave('code');
    expect(form.fieldErrors()).toEqual([{ field: 'code', code: 'EMPTY_CODE' }]);
    form.type('code', '111');
    await form.submit();
    expect([form.fieldErrors(), sent.length]).toEqual([CODE_WRONG, 2]);
  });

  it('leaves the errors of other fields', async () => {
    const { form } = await openWithRejectedCode();
    form.type('email', '');
    await form.also(() => Promise.resolve(GOOD), 'code');
    expect(form.fieldErrors()).toEqual([{ field: 'email', code: 'EMPTY_EMAIL' }]);
  });

  it('clears nothing when it fails', async () => {
    const { form } = await openWithRejectedCode();
    await form.also(() => Promise.resolve(err({ code: 'UNKNOWN' })), 'code');
    expect([form.state().values.code, form.fieldErrors()]).toEqual(['111', CODE_WRONG]);
  });

  it('keeps what was typed meanwhile', async () => {
    const server = slow();
    const { form } = await openWithRejectedCode();
    const sending = form.also(server.serve, 'code');
    form.type('code', '222');
    server.answer(GOOD);
    await sending;
    expect([form.state().values.code, form.fieldErrors()]).toEqual(['222', []]);
  });
});

describe('the new code of a form', () => {
  it('is sent with the values of the form, and clears the field that its spec names', async () => {
    const wanted: string[] = [];
    const { form } = aForm(knowing('222'), undefined, {
      clears: 'code',
      send: ({ email }) => {
        wanted.push(email);
        return Promise.resolve(GOOD);
      },
    });
    form.type('code', '111');
    expect(await form.resend?.()).toBe(true);
    expect([wanted, form.state().values]).toEqual([['ana@mail.example'], { email: 'ana@mail.example', code: '' }]);
  });

  it('is not offered by a form without a code', () => {
    expect(aForm().form.resend).toBeUndefined();
  });
});

describe('a form that was sent', () => {
  it('is known as sent until it is reopened or typed into', async () => {
    const { form } = aForm();
    form.type('code', '1');
    await form.submit();
    expect(form.state().isSent).toBe(true);
    form.reopen();
    expect(form.state()).toMatchObject({ isSent: false, values: { code: '1' } });
    await form.submit();
    form.type('code', '2');
    expect(form.state().isSent).toBe(false);
  });

  it('is not known as sent after another call of the form', async () => {
    const { form } = aForm();
    form.type('code', '1');
    await form.submit();
    await form.also(() => Promise.resolve(GOOD));
    expect(form.state().isSent).toBe(false);
  });

  it('shows no error of a failed call once it is reopened', async () => {
    const { form } = aForm(() => err({ code: 'NETWORK_REQUEST_FAILED' }));
    form.type('code', '1');
    await form.submit();
    expect([form.errors(), form.state().isSent]).toEqual([[{ code: 'NETWORK_REQUEST_FAILED' }], false]);
    form.reopen();
    expect(form.errors()).toEqual([]);
  });
});
