import { describe, expect, it, vi } from 'vitest';
import { makeFetchTranslationSource } from '../../../adapters/fetch/fetch-translation-source.ts';

function sourceAnswering(
  answer: () => Response,
  version: string | null = null,
): { readonly asked: string[]; load: () => Promise<unknown> } {
  const asked: string[] = [];
  const source = makeFetchTranslationSource((input) => {
    asked.push(input as string);
    return Promise.resolve().then(answer);
  }, version);
  return { asked, load: () => source.load('es', 'landing') };
}

describe('texts by fetch', () => {
  it('requests one area of a language', async () => {
    const { asked, load } = sourceAnswering(() => Response.json({ app: { name: 'Clearline' } }));

    expect(await load()).toEqual({ ok: true, value: { app: { name: 'Clearline' } } });
    expect(asked).toEqual(['/translations/es.json?area=landing']);
  });

  it('requests the version that the page was built for', async () => {
    const { asked, load } = sourceAnswering(() => Response.json({}), 'one');

    await load();
    expect(asked).toEqual(['/translations/es.json?area=landing&version=one']);
  });

  it('times out when the texts never arrive', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const source = makeFetchTranslationSource(
      (_input, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('Aborted.')))),
      null,
    );
    const loading = source.load('es', 'landing');
    limit.abort();

    expect(await loading).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
    expect(timeout).toHaveBeenCalledWith(8_000);
    timeout.mockRestore();
  });

  it('reports a language that is not supported', async () => {
    const { load } = sourceAnswering(() => new Response('{}', { status: 404 }));

    expect(await load()).toEqual({ ok: false, error: { code: 'LANGUAGE_NOT_SUPPORTED', status: 404 } });
  });

  it.each([
    [
      'no network',
      (): never => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['a page of the Wi-Fi in the place of the texts', () => new Response('<html>', { status: 200 })],
  ])('takes %s for a failed network', async (_case, answer) => {
    const { load } = sourceAnswering(answer);

    expect(await load()).toEqual({ ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } });
  });
});
