import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
