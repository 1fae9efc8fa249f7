import { describe, expect, test, vi } from 'vitest';
import { makeHttpApis } from '../../../adapters/http/http-apis.ts';
import { makeKyClient } from '../../../adapters/http/ky-client.ts';
import { API_URL, brokenOff, done, lost, mockApi, portalPage, problem, type Answer } from '../../support/http-api.ts';
import { aDevice, aGuestSubmission } from '../../support/samples.ts';

const api = mockApi();

const options = { baseUrl: `${API_URL}/api` };

const HELD = { status: 'queued', form: 'identified', reason: null };

/** The ports of an API that answers every call in this way, and the requests that reached it. */
function openApi(answer: Answer) {
  return { ...makeHttpApis(options), requests: api.answer('/api', answer) };
}

describe('Calls over HTTP', () => {
  test('go to the path of the API table below the base URL, with the test id in a header', async () => {
    const { deviceRegistry, requests } = openApi(done);
    await deviceRegistry.remove('A1B2C3D4COV2600017', 'the-test');
    const [request] = requests;
    expect(request).toMatchObject({ method: 'DELETE', url: 'https://clearline.example/api/devices/remove-scan' });
    expect(request?.headers.get('X-Test-Id')).toBe('the-test');
    expect(await request?.json()).toEqual({ deviceId: 'A1B2C3D4COV2600017' });
  });

  test('send a cassette’s dates as timestamps', async () => {
    const { deviceRegistry, requests } = openApi(done);
    await deviceRegistry.check(aDevice(), 'the-test');
    expect(await requests[0]?.json()).toMatchObject({
      manufacturingOrProductionDate: '2026-01-15T00:00:00.000Z',
      expirationDate: '2028-01-15T00:00:00.000Z',
    });
  });

  test('escape an invalid language', async () => {
    const { requests } = openApi(problem(404));
    await makeKyClient(options).call('translations', {
      params: { language: '../secret' },
      search: { area: 'landing' },
    });
    expect(requests[0]?.url).toBe('https://clearline.example/api/translations/..%2Fsecret.json?area=landing');
  });

  test.each([
    ['a network that is down', lost],
    ['an answer that breaks off', brokenOff],
  ] satisfies [string, Answer][])('%s is NETWORK_REQUEST_FAILED without a status', async (_what, answer) => {
    const { resultApi, requests } = openApi(answer);
    const failed = { ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } };
    expect(await resultApi.createTestId()).toEqual(failed);
    expect(await resultApi.createAsGuest(aGuestSubmission())).toEqual(failed);
    expect(requests).toHaveLength(2);
  });

  test('time out after 20 seconds', async () => {
    vi.useFakeTimers();
    const { resultApi } = openApi(() => new Promise<Response>(() => undefined));
    const answer = resultApi.createTestId();
    let isDone = false;
    void answer.then(() => (isDone = true));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(19_900);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
    vi.useRealTimers();
  });

  test.each([
    [500, 'TEST_ID_FETCH_FAILED', 'TEST_SUBMIT_FAILED', 'UNKNOWN'],
    [503, 'TEST_ID_FETCH_FAILED', 'TEST_SUBMIT_FAILED', 'UNKNOWN'],
    [409, 'TEST_ID_FETCH_FAILED', 'PREVIOUSLY_USED_DEVICE', 'PREVIOUSLY_USED_DEVICE'],
  ])('a %i is the code of each call’s own table, asked once', async (status, ofTestId, ofResult, ofDevice) => {
    const { resultApi, deviceRegistry, requests } = openApi(problem(status));
    expect(await resultApi.createTestId()).toEqual({ ok: false, error: { code: ofTestId, status } });
    expect(await resultApi.createAsGuest(aGuestSubmission())).toMatchObject({
      ok: false,
      error: { code: ofResult, status },
    });
    const checked = await deviceRegistry.check(aDevice(), 't');
    expect(requests).toHaveLength(3);
    const reference = requests[2]?.headers.get('x-request-id')?.slice(0, 8);
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    const ofRequest = ofDevice === 'UNKNOWN' ? { reference } : {};
    expect(checked).toEqual({ ok: false, error: { code: ofDevice, status, ...ofRequest } });
  });

  test('a server without its database is known by the code in its answer to any call', async () => {
    const { resultApi, deviceRegistry } = openApi(
      problem(503, { code: 'SERVICE_UNAVAILABLE' }, { 'retry-after': '5' }),
    );
    const error = { code: 'SERVICE_UNAVAILABLE', status: 503 };
    expect(await resultApi.createTestId()).toEqual({ ok: false, error });
    expect(await resultApi.createAsGuest(aGuestSubmission())).toEqual({ ok: false, error });
    expect(await deviceRegistry.check(aDevice(), 't')).toEqual({ ok: false, error });
  });

  test.each([403, 404, 409])('a %i from a proxy is not taken for a response of our server', async (status) => {
    const foreign = openApi(() => new Response('<html>Sign in</html>', { status }));
    expect(await foreign.resultApi.createAsGuest(aGuestSubmission())).toMatchObject({ error: { isForeign: true } });
    expect(await foreign.reportApi.get('the-test', 'guest')).toMatchObject({ error: { isForeign: true } });
    const ours = openApi(problem(status, { code: 'UNKNOWN' }));
    expect(await ours.resultApi.createAsGuest(aGuestSubmission())).not.toMatchObject({ error: { isForeign: true } });
    expect(await ours.reportApi.get('the-test', 'guest')).not.toMatchObject({ error: { isForeign: true } });
  });

  test('a page of a proxy is not our response to progress or a removal either', async () => {
    const { deviceRegistry } = openApi(portalPage);
    const removed = await deviceRegistry.remove('device-1', 'test-1');
    expect(removed).toMatchObject({ ok: false, error: { isForeign: true } });
  });

  test('the fields of a problem are returned, without unknown codes', async () => {
    const fields = [{ field: 'guestInfo.zipCode', code: 'EMPTY_ZIP' }, { field: 'x', code: 'OUCH' }, 'nonsense'];
    const { resultApi } = openApi(problem(422, { code: 'INVALID_REQUEST', fields }));
    expect(await resultApi.createAsGuest(aGuestSubmission())).toEqual({
      ok: false,
      error: { code: 'TEST_SUBMIT_FAILED', status: 422, fields: [{ field: 'guestInfo.zipCode', code: 'EMPTY_ZIP' }] },
    });
  });

  test('the receipt of another test is no receipt', async () => {
    const [sent, other] = ['the-test', 'another-test'];
    for (const testId of [sent, other]) {
      const { resultApi } = openApi(() => Response.json({ testId, report: HELD }));
      const answer =
        testId === sent ? { ok: true, value: { testId, report: HELD } } : { ok: false, error: { status: 200 } };
      expect(await resultApi.createAsGuest(aGuestSubmission({ testId: sent }))).toMatchObject(answer);
    }
  });

  test.each([undefined, { ...HELD, status: 'filed' }, { ...HELD, reason: undefined }])(
    'a receipt that does not say what is held is no receipt: %j',
    async (report) => {
      const { resultApi } = openApi(() => Response.json({ testId: 'the-test', report }));
      const answer = await resultApi.createAsGuest(aGuestSubmission({ testId: 'the-test' }));
      expect(answer).toMatchObject({ ok: false, error: { status: 200, isForeign: true } });
    },
  );

  test('a login page of a proxy is not a success', async () => {
    const { resultApi, deviceRegistry } = openApi(portalPage);
    const progress = {
      testId: 't',
      testProgress: 'wait',
      isReportingResult: false,
      timeStamp: '2026-11-20T17:00:00Z',
    } as const;
    for (const answer of [
      await resultApi.createTestId(),
      await resultApi.createAsGuest(aGuestSubmission()),
      await resultApi.postProgress(progress),
      await deviceRegistry.check(aDevice(), 't'),
      await deviceRegistry.save(aDevice(), 't'),
      await deviceRegistry.remove('d', 't'),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { status: 200 } });
    }
  });
});
