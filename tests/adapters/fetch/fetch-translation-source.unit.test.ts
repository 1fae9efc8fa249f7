import { describe, expect, it, vi } from 'vitest';
import { makeFetchTranslationSource } from '../../../adapters/fetch/fetch-translation-source.ts';
import { API_URL, brokenOff, lost, mockApi, portalPage, type Answer } from '../../support/http-api.ts';

const api = mockApi();

/** Texts of a page that was built for this version; the API answers every request in this way. */
function openSource(
  answer: Answer,
  version: string | null = null,
): { readonly urls: () => string[]; load: () => Promise<unknown> } {
  // A page fetches relative to its own address, which Node does not have.
  const source = makeFetchTranslationSource((path, init) => fetch(`${API_URL}${path as string}`, init), version);
  const requests = api.answer('/translations', answer);
  return { urls: () => requests.map(({ url }) => url.slice(API_URL.length)), load: () => source.load('es', 'landing') };
}

describe('texts by fetch', () => {
  it('requests one area of a language', async () => {
    const { urls, load } = openSource(() => Response.json({ app: { name: 'Clearline' } }));

    expect(await load()).toEqual({ ok: true, value: { app: { name: 'Clearline' } } });
    expect(urls()).toEqual(['/translations/es.json?area=landing']);
  });

  it('requests the version that the page was built for', async () => {
    const { urls, load } = openSource(() => Response.json({}), 'one');

    await load();
    expect(urls()).toEqual(['/translations/es.json?area=landing&version=one']);
  });

  it('times out when the texts never arrive', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { load } = openSource(() => new Promise(() => undefined));
    const loading = load();
    limit.abort();

    expect(await loading).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
    expect(timeout).toHaveBeenCalledWith(8_000);
    timeout.mockRestore();
  });

  it('reports a language that is not supported', async () => {
    const { load } = openSource(() => new Response('{}', { status: 404 }));

    expect(await load()).toEqual({ ok: false, error: { code: 'LANGUAGE_NOT_SUPPORTED', status: 404 } });
  });

  it.each([
    ['no network', lost],
    ['a response that breaks off', brokenOff],
    ['a page of the Wi-Fi in place of the texts', portalPage],
  ] satisfies [string, Answer][])('reports %s as a failed network', async (_case, answer) => {
    const { load } = openSource(answer);

    expect(await load()).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
  });
});
