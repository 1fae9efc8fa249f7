import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { parseScenario } from '../../cli/scenario-file.ts';
import { allScenarios } from './scenario-files.ts';

const FILE = new URL('../../fixtures/scenarios/scenario.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(FILE, 'utf8')) as object;
const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);

/** Whether the reader and the schema take a text. */
function verdicts(text: string): { readonly reader: boolean; readonly schema: boolean } {
  return { reader: parseScenario(text).ok, schema: validate(parseDocument(text).toJS()) };
}

const doing = (action: string): string => `name: A\ndo:\n  - ${action}\n`;

/** Beside those whose messages the reader's own test compares. */
const MISTAKES = [
  'name: " "\ndo: [next]\n',
  'name: A\nprofiles: [{ shoeSize: 40 }]\ndo: [next]\n',
  'name: A\nprofiles: [{ consentToReport: maybe }]\ndo: [next]\n',
  'name: A\nterminalOnly: yes it is\nused: none\ndo: [next]\n',
  ...[
    'wait',
    'wait: ""',
    'answer: { colour: red }',
    'fill: { email: [a] }',
    'language: xx',
    'go: home',
    'press: { id: next }',
    'press: true',
    'tick: some',
    'code: left',
    'tab: third',
    'fail: { POST /devices/check: 500 }',
    'fail: { POST /profiles/create: { status: 422, code: EMPTY_ZIP } }',
    'fail: { POST /profiles/create: { status: 422, fields: { zipCode: OOPS } } }',
    'fail: { POST /profiles/create: { status: 422, field: { zipCode: EMPTY_ZIP } } }',
    'expect: { error: [EMPTY_ZIP, OOPS] }',
    'expect: { calls: { POST /devices/check-id: -1 } }',
    'expect: { sent: { GET /devices/check-id: null } }',
    'expect: { sent: { POST /devices/check-id: 1 } }',
    'expect: { device: lost }',
  ].map(doing),
];

/** What is written in more than one way. */
const FINE = [
  'next',
  'next:',
  'login',
  'login: { email: a@mail.example, password: x }',
  'wait: 1h 30m 5s',
  'wait: 14m59s999ms',
  'profile: { zip: 02139, noDateOfBirth: yes, consentToReport: true }',
  'scan: 1e3',
  'fail: { POST /devices/check-id: 500, POST /profiles/create: { status: 422, fields: { zipCode: EMPTY_ZIP } } }',
  'fail: { POST /test-results/create: { status: 409, code: RESULT_ALREADY_SAVED } }',
  'expect: { error: none }',
  'expect: { error: [EMPTY_ZIP, FUTURE_DATE] }',
  'expect: { sent: { POST /test-results/create: null, GET /profiles/get-all/1: {} } }',
  'expect: { calls: { "GET /profiles/get-all/:userId": 1 } }',
].map(doing);

describe('the schema of scenario files', () => {
  it.each(allScenarios())('takes $name', ({ path }) => {
    expect(validate(parseDocument(readFileSync(path, 'utf8')).toJS()), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each(FINE)('accepts what the reader accepts: %j', (text) => {
    expect(verdicts(text)).toEqual({ reader: true, schema: true });
  });

  it.each(MISTAKES)('rejects what the reader rejects: %j', (text) => {
    expect(verdicts(text)).toEqual({ reader: false, schema: false });
  });
});
