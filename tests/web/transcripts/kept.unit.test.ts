import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { FLOWS } from '../../../core/flow/flows.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { ROUTE_VISITS } from './route-visits.ts';

const KEPT = join(import.meta.dirname, 'kept');

const STEPS = (Object.keys(FLOWS) as FlowName[]).flatMap((flow) => FLOWS[flow].map(({ id }) => join(flow, id)));

it.each(LANGUAGES)('every route and every step has its transcript, and nothing else has one, in %s', (language) => {
  const expected = [...Object.keys(ROUTE_VISITS), ...STEPS].map((name) => `${name}.txt`);
  expect(globSync('**/*.txt', { cwd: join(KEPT, language) }).toSorted()).toEqual(expected.toSorted());
});

it('no transcript has the key of a text that does not exist', () => {
  const roots = Object.values<object>(translations.en).flatMap((area) => Object.keys(area));
  const key = new RegExp(`(?<![\\w.])(?:${roots.join('|')})(?:\\.\\w+)+`);
  expect('2 of 3: scan.instructions.distance').toMatch(key);
  const heard = globSync('**/*.txt', { cwd: KEPT }).map((file) => ({
    file,
    key: key.exec(readFileSync(join(KEPT, file), 'utf8'))?.[0] ?? null,
  }));
  expect(heard.filter((transcript) => transcript.key !== null)).toEqual([]);
});

it('no transcript has a variable that was not filled in', () => {
  const unfilled = globSync('**/*.txt', { cwd: KEPT }).filter((file) =>
    readFileSync(join(KEPT, file), 'utf8').includes('{{'),
  );
  expect(unfilled).toEqual([]);
});
