import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { makeGatewaySmsSender } from '../../server/sms/gateway-sms-sender.ts';
import { messageText } from '../../server/messages/message-text.ts';
import type { TextMessage } from '../../server/sms/ports.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const MESSAGE: TextMessage = {
  id: 'job-1',
  kind: 'signInCode',
  to: '4155550100',
  text: 'Clearline: 482913 is your code.',
  at: SAMPLE_INSTANT,
};

/** Responds with the status, or not at all with null. */
let status: number | null = 202;
let asked: { readonly method: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: unknown }[] =
  [];
let gateway: Server;
let url: string;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method, headers: request.headers, body: JSON.parse(body) });
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end('{"taken": true}');
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/messages`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

describe('An SMS gateway', () => {
  test("is called with the number, the text, the token and the message's id", async () => {
    status = 202;
    expect(await makeGatewaySmsSender({ url, token: 'gateway-token' }).send(MESSAGE)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer gateway-token',
          'content-type': 'application/json',
          'idempotency-key': 'job-1',
        },
        body: { to: '+14155550100', text: MESSAGE.text },
      },
    ]);
  });

  test('is called without a token if none is configured', async () => {
    status = 200;
    await makeGatewaySmsSender({ url, token: null }).send(MESSAGE);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  test.each([302, 400, 429, 503])('that responds %i has rejected the message', async (rejected) => {
    status = rejected;
    expect((await makeGatewaySmsSender({ url, token: null }).send(MESSAGE)).ok).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('that does not respond times out', async () => {
    status = null;
    const sent = await makeGatewaySmsSender({ url, token: null }, 50).send(MESSAGE);
    expect(sent).toEqual({ ok: false, error: { code: 'TimeoutError', isFinal: false } });
  });

  test('that is down has not accepted the message', async () => {
    const sent = await makeGatewaySmsSender({ url: 'http://127.0.0.1:1/', token: null }).send(MESSAGE);
    expect(sent).toMatchObject({ ok: false, error: { isFinal: false } });
  });
});

/** The characters of the GSM 7-bit alphabet (3GPP TS 23.038); each takes one septet of a segment. */
const GSM_BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The characters of its extension; each takes two. */
const GSM_EXTENSION = new Set('^{}\\[~]|€');
const SEPTETS_OF_A_SEGMENT = 160;

/** How many septets a text takes; null if a character is outside the alphabet, which makes a segment as short as 70 characters. */
function septetsOf(text: string): number | null {
  const sizes = [...text].map((character) =>
    GSM_BASIC.has(character) ? 1 : GSM_EXTENSION.has(character) ? 2 : Number.NaN,
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Number.isNaN(sum) ? null : sum;
}

const PHONE_KINDS = ['signInCode', 'otpDeviceCode'] as const;
const TEXTS = LANGUAGES.flatMap((language) => PHONE_KINDS.map((kind) => ({ language, kind })));
const textOf = (message: (typeof TEXTS)[number], publicUrl: string): string =>
  messageText({ ...message, by: 'PHONE', to: '4155550100', code: '482913' }, publicUrl);

describe.each(TEXTS)('The text message $kind in $language', (message) => {
  test('has the code, how long it is valid, and its sender', () => {
    const text = textOf(message, 'https://clearline.example');
    expect(text).toMatch(/^Clearline: 482913 /);
    expect(text).toContain('10 minut');
    expect(text).not.toContain('{{');
  });

  test('ends with a line that ties the code to the site, without its port', () => {
    const lines = textOf(message, 'https://test.clearline.example:8443').split('\n');
    expect(lines.at(-1)).toBe('@test.clearline.example #482913');
    expect(lines.at(-2)).toBe('');
  });

  test('takes one segment, also with a long host name', () => {
    const septets = septetsOf(textOf(message, 'https://home-test.covid.clearline.example'));
    expect(septets).not.toBeNull();
    expect(septets).toBeLessThanOrEqual(SEPTETS_OF_A_SEGMENT);
  });
});

test('septets are counted as phone networks count them', () => {
  expect(septetsOf('Clave: 1 €, ¿teléfono de la niña?')).toBe(34);
  expect(septetsOf('código')).toBeNull();
});
