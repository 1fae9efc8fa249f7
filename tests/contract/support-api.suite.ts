import { describe, expect, test } from 'vitest';
import type { SupportRequest } from '../../core/api/payloads.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { anEmail, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';

const REQUEST: SupportRequest = {
  requestType: 'generalInquiries',
  name: 'Ana Ruiz',
  email: 'ana@mail.example',
  phoneNumber: '4155550100',
  supportInformation: 'Where can I buy a kit?\nThank you.',
};

/** The contract of every SupportApi (product.md sections 5 and 7). */
export function describeSupportApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Support over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);

    test('a question reaches the staff, even without an account', async () => {
      expect(await backEnd.openBrowser().supportApi.send(REQUEST)).toEqual({ ok: true, value: undefined });
      expect(await backEnd.received(SUPPORT_EMAIL, 1)).toEqual([expect.objectContaining({ kind: 'supportRequest' })]);
    });

    test('a question repeated after a lost response is stored once; repeated after a received one it is a new question', async () => {
      const request = { ...REQUEST, name: 'Leo Vega' };
      const before = (await backEnd.received(SUPPORT_EMAIL, 1)).length;
      const mailed = async () => {
        // Messages are delivered in order: once this one has arrived, no earlier question is still pending.
        const later = anEmail();
        await succeed(backEnd.authApi.sendVerificationCode(later, 'en'));
        await backEnd.received(later, 1);
        return (await backEnd.received(SUPPORT_EMAIL, 0)).length - before;
      };
      backEnd.loseNextResponse();
      expect(await backEnd.supportApi.send(request)).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
      expect(await backEnd.supportApi.send(request)).toMatchObject({ ok: true });
      expect(await mailed()).toBe(1);
      expect(await backEnd.supportApi.send(request)).toMatchObject({ ok: true });
      expect(await mailed()).toBe(2);
    });

    test('all missing or invalid fields are reported at once, and nothing is sent', async () => {
      const before = await backEnd.received(SUPPORT_EMAIL, 0);
      const wrong = { requestType: 'default', name: ' ', email: 'ana', phoneNumber: '415', supportInformation: '' };
      expect(await backEnd.supportApi.send(wrong as unknown as SupportRequest)).toEqual({
        ok: false,
        error: {
          code: 'INVALID_REQUEST',
          status: 422,
          fields: [
            { field: 'requestType', code: 'EMPTY_REQUEST_TYPE' },
            { field: 'name', code: 'EMPTY_NAME' },
            { field: 'email', code: 'INVALID_EMAIL' },
            { field: 'phoneNumber', code: 'PHONE_NUMBER_TOO_SHORT' },
            { field: 'supportInformation', code: 'EMPTY_SUPPORT_INFORMATION' },
          ],
        },
      });
      expect(await backEnd.received(SUPPORT_EMAIL, 0)).toEqual(before);
    });

    test.each([
      ['email', 'EMPTY_EMAIL'],
      ['phoneNumber', 'EMPTY_PHONE_NUMBER'],
    ] as const)('%s is required', async (field, code) => {
      expect(await backEnd.supportApi.send({ ...REQUEST, [field]: '' })).toEqual({
        ok: false,
        error: { code: 'INVALID_REQUEST', status: 422, fields: [{ field, code }] },
      });
    });
  });
}
