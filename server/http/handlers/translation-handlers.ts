import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isLanguage, TEXT_AREAS, type Language, type TextArea } from '../../../core/domain/languages.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { acceptsEncoding } from '../accept-encoding.ts';
import type { ApiResponse, ApiHandler } from '../api-call.ts';
import { FOREVER } from '../cache-control.ts';
import { badRequest } from '../problem.ts';
import { hasTag, textsVersionOf, versionOf } from '../version-of.ts';

/** All texts: language, area, then nested keys. */
export type AllTexts = Readonly<Record<Language, Readonly<Record<TextArea, TextTree>>>>;

interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly tag: string;
}

/** The first one that the client accepts is used. */
const ENCODINGS = ['br', 'gzip'] as const;

async function encode(texts: object): Promise<Encoded> {
  const identity = Buffer.from(JSON.stringify(texts));
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { identity, br, gzip: gzipped, tag: versionOf(identity) };
}

/** Without a version, the URL stays the same when the texts change: clients revalidate every time. */
const REVALIDATE = 'public, no-cache';

interface Asked {
  readonly accepted: string;
  readonly knownTags: string;
  readonly isVersioned: boolean;
}

function answerWith(encoded: Encoded, { accepted, knownTags, isVersioned }: Asked): ApiResponse {
  const encoding = ENCODINGS.find((one) => acceptsEncoding(accepted, one)) ?? 'identity';
  const entityTag = `"${encoded.tag}-${encoding}"`;
  const caching = isVersioned ? FOREVER : REVALIDATE;
  const headers = { etag: entityTag, 'cache-control': caching, vary: 'Accept-Encoding' };
  if (hasTag(knownTags, entityTag)) return { status: 304, headers };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: encoded[encoding],
  };
}

/**
 * GET /translations/{language}.json, all areas or with `?area=` one of them; each is compressed once, at the first request. With the
 * current version as `&version=` the answer can be cached forever; with another version it must be revalidated.
 */
export function makeTranslationHandlers(texts: AllTexts) {
  let version: string | null = null;
  const prepared = new Map<string, Promise<Encoded>>();

  function prepare(language: Language, area: TextArea | null): Promise<Encoded> {
    const key = `${language}/${area ?? ''}`;
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const encoding = encode(area === null ? texts[language] : texts[language][area]);
    prepared.set(key, encoding);
    return encoding;
  }

  return {
    translations: async ({ params, query, headers }) => {
      const { language } = params;
      if (!isLanguage(language)) return err({ status: 404, code: 'LANGUAGE_NOT_SUPPORTED' });
      const area = query.area === undefined ? null : TEXT_AREAS.find((name) => name === query.area);
      if (area === undefined) return err(badRequest([{ field: 'area', code: 'INVALID_REQUEST' }]));
      const encoded = await prepare(language, area);
      const accepted = headerText(headers['accept-encoding']);
      const knownTags = headerText(headers['if-none-match']);
      version ??= textsVersionOf(texts);
      return ok(answerWith(encoded, { accepted, knownTags, isVersioned: query.version === version }));
    },
  } satisfies Record<string, ApiHandler>;
}

function headerText(header: string | string[] | undefined): string {
  return [header ?? ''].flat().join(',');
}
