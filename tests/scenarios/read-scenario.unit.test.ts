import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { parseScenario } from '../../cli/scenario-file.ts';
import { NAMED_CODES } from '../../scenarios/action-schema.ts';
import type { ScenarioAction } from '../../scenarios/scenario.ts';
import { assertProperty } from '../support/assert-property.ts';

function actionsOf(...lines: readonly string[]): readonly ScenarioAction[] {
  const file = parseScenario(`name: A guest\ndo:\n${lines.map((line) => `  - ${line}\n`).join('')}`);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value.scenario.actions;
}

function problemsOf(text: string): readonly string[] {
  const file = parseScenario(text);
  return file.ok ? [] : file.error.map(({ line, message }) => `${line}: ${message}`);
}

describe('a scenario file', () => {
  it('parses yes, no and mm:ss as text, and unusual numbers as they are written', () => {
    expect(
      actionsOf(
        'answer: { symptomatic: yes, onset: 11/18/2026 }',
        'answer: { control: no }',
        'expect: { timer: 00:01 }',
        'profile: { zip: 02139 }',
        'profile: { zip: 94110 }',
        'scan: 0100860000000017112601151728011510',
        'scan: 1e3',
      ),
    ).toEqual([
      { name: 'answer', value: { symptomatic: 'yes', onset: '11/18/2026' } },
      { name: 'answer', value: { control: 'no' } },
      { name: 'expect', value: { timer: '00:01' } },
      { name: 'profile', value: { zipCode: '02139' } },
      { name: 'profile', value: { zipCode: '94110' } },
      { name: 'scan', value: '0100860000000017112601151728011510' },
      { name: 'scan', value: '1e3' },
    ]);
  });

  it('accepts actions with and without a value', () => {
    expect(actionsOf('next', 'next:', 'back', 'reload', 'tick: all')).toEqual([
      { name: 'next', value: null },
      { name: 'next', value: null },
      { name: 'back', value: null },
      { name: 'reload', value: null },
      { name: 'tick', value: 'all' },
    ]);
  });

  it('accepts a failing call with only a status, or with the contents of its response', () => {
    expect(
      actionsOf(
        'fail: { POST /auth/login: 503 }',
        'fail: { POST /profiles/create: { status: 422, fields: { zipCode: EMPTY_ZIP } } }',
        'fail: { POST /test-results/create: { status: 409, code: RESULT_ALREADY_SAVED } }',
        'fail: { POST /test-results/create: { status: 200, foreign: true } }',
      ).map(({ value }) => value),
    ).toEqual([
      { 'POST /auth/login': { status: 503 } },
      { 'POST /profiles/create': { status: 422, fields: [{ field: 'zipCode', code: 'EMPTY_ZIP' }] } },
      { 'POST /test-results/create': { status: 409, code: 'RESULT_ALREADY_SAVED' } },
      { 'POST /test-results/create': { status: 200, foreign: true } },
    ]);
  });

  it('reads durations', () => {
    expect(actionsOf('wait: 1h 30m 5s', 'idle: 90s').map(({ value }) => value)).toEqual([5_405_000, 90_000]);
  });

  it('parses one error, several, and none', () => {
    expect(
      actionsOf('expect: { error: UNKNOWN }', 'expect: { error: [EMPTY_ZIP, FUTURE_DATE] }', 'expect: { error: none }'),
    ).toEqual([
      { name: 'expect', value: { error: ['UNKNOWN'] } },
      { name: 'expect', value: { error: ['EMPTY_ZIP', 'FUTURE_DATE'] } },
      { name: 'expect', value: { error: [] } },
    ]);
  });

  it('ticks the opt-out when an age has no date of birth, and not when there is one', () => {
    expect(actionsOf("profile: { age: '38' }", 'profile: { dateOfBirth: 04/12/1988, age: 38 }')).toEqual([
      { name: 'profile', value: { age: '38', noDateOfBirth: true } },
      { name: 'profile', value: { dateOfBirth: '04/12/1988', age: '38' } },
    ]);
  });

  it('has by default a guest in real time', () => {
    const file = parseScenario('name: A guest\ndo: [next]\n');
    expect(file.ok && file.value.scenario).toMatchObject({ who: 'guest', now: null, profiles: [], used: [] });
  });

  it('keeps the instant with its offset', () => {
    const file = parseScenario('name: A guest\nnow: 2026-11-20T10:00:00-08:00\ndo: [next]\n');
    const now = { instant: Date.UTC(2026, 10, 20, 18), utcOffsetMinutes: -480 };
    expect(file.ok && file.value.scenario.now).toEqual(now);
  });

  it('has the line of every action, however it is written', () => {
    const file = parseScenario(
      'name: A guest\n# a comment\ndo:\n  - next\n\n  - expect:\n      step: none\n  - { wait: 2m }\n',
    );
    expect(file.ok && [0, 1, 2].map(file.value.lineOf)).toEqual([4, 6, 8]);
  });
});

const SCHEMA = new URL('../../fixtures/scenarios/scenario.schema.json', import.meta.url);
const isInSchema = new Ajv({ strict: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

describe('an invalid scenario', () => {
  it.each([
    [
      '',
      '1: The file is empty. A scenario has a name, such as "name: My path", and actions under "do", such as "do: [next]".',
    ],
    ['just words\n', '1: Expected a mapping of names to values, not "just words".'],
    ['name: A\n', '1: A scenario needs "do".'],
    ['name: A\ndo: []\n', '2: A scenario needs actions, under "do".'],
    ['do: [next]\n', '1: A scenario needs "name".'],
    ['name: A\nwhy: so\ndo: [next]\n', '2: A scenario has no "why". Did you mean "who"?'],
    ['name: A\nwho: doctor\ndo: [next]\n', '2: Expected guest, account, account+otp or visitor, not "doctor".'],
    [
      'name: A\nnow: 2026-11-20T10:00:00\ndo: [next]\n',
      '2: Expected an instant with its offset, such as 2026-11-20T10:00:00-08:00, not "2026-11-20T10:00:00".',
    ],
    ['name: A\ndo:\n  - next\n  - wait: 15\n', '4: 15 has no unit. Write 15s for seconds, or 15m for minutes.'],
    ['name: A\ndo:\n  - idle: "90"\n', '3: "90" has no unit. Write 90s for seconds, or 90m for minutes.'],
    ['name: A\ndo:\n  - wait: 1.5\n', '3: Expected a duration such as 90s, 20m or 1h20m, not 1.5.'],
    ['name: A\ndo:\n  - wait: soon\n', '3: Expected a duration such as 90s, 20m or 1h20m, not "soon".'],
    ['name: A\ndo:\n  - wait: 20 minuts\n', '3: Expected a duration such as 90s, 20m or 1h20m, not "20 minuts".'],
    ['name: A\ndo:\n  - next: 2\n', '3: This action takes no value, not 2.'],
    ['name: A\ndo:\n  - reload: now\n', '3: This action takes no value, not "now".'],
    ['name: A\ndo:\n  - start: fast\n', '3: Expected testing or reporting, not "fast".'],
    ['name: A\ndo:\n  - answer: {}\n', '3: This answers nothing.'],
    ['name: A\ndo:\n  - expect: {}\n', '3: This expects nothing.'],
    ['name: A\ndo:\n  - answer:\n      symptomatic: maybe\n', '4: Expected yes, no or unsure, not "maybe".'],
    ['name: A\ndo:\n  - expect:\n      step: none\n      canNext: yes\n', '5: Expected true or false, not "yes".'],
    ['name: A\ndo:\n  - expect: { timer: 9 }\n', '3: Expected a time as mm:ss, or none, not 9.'],
    [
      'name: A\ndo:\n  - fail: { POST /devices/check-id: 200 }\n',
      '3: Expected a whole number from 400 to 599, not 200.',
    ],
    ['name: A\ndo:\n  - fail: { POST /profiles/create: { fields: {} } }\n', '3: A failing answer needs "status".'],
    [
      'name: A\ndo:\n  - fail: { POST /test-results/create: { status: 200 } }\n',
      '3: Expected a whole number from 400 to 599, not 200.',
    ],
    [
      'name: A\ndo:\n  - fail: { POST /profiles/create: { status: 422, foreign: true, fields: {} } }\n',
      '3: A foreign answer has no "fields"; it has status, foreign.',
    ],
    [
      'name: A\ndo:\n  - fail: { POST /test-results/create: { status: 500, code: UNKNOWN } }\n',
      `3: Expected ${NAMED_CODES.slice(0, -1).join(', ')} or ${NAMED_CODES.at(-1) ?? ''}, not "UNKNOWN".`,
    ],
    [
      'name: A\ndo:\n  - profile: { firstName: true }\n',
      '3: Expected a text, not true; a text that reads as something else needs quotes.',
    ],
    [
      'name: A\ndo:\n  - { next: , back: }\n',
      '3: Expected one action, such as "next" or "wait: 15m", not next and back.',
    ],
    ['name: A\ndo:\n  - start\n', '3: The action "start" needs a value.'],
    ['name: A\ndo:\n  - 5\n', '3: Expected one action, such as "next" or "wait: 15m", not 5.'],
    ['name: A\ndo:\n  - [next]\n', '3: Expected a mapping of names to values, not ["next"].'],
    ['name: A\ndo:\n  - []\n', '3: Expected one action, such as "next" or "wait: 15m", not [].'],
    ['name: A\ndo:\n  - login: { email: a@mail.example }\n', '3: A login needs "password".'],
    ['name: A\ndo:\n  - fill: [a]\n', '3: Expected the name of a field, not "0".'],
    [
      'name: A\ndo:\n  - login: { email: a, password: b, pin: 1, hint: c }\n',
      '3: A login has no "pin" and no "hint"; it has email, password.',
    ],
    [
      'name: A\ndo:\n  - fail: { POST /auth/login: soon }\n',
      '3: Expected a whole number from 400 to 599, or what the answer says, not "soon".',
    ],
    [
      'name: A\ndo:\n  - fail: { POST /auth/login: { status: 204, foreign: true } }\n',
      '3: A foreign answer needs a status of a page.',
    ],
    ['name: A\ndo:\n  - fail: { POST /auth/login: { status: 503, foreign: no } }\n', '3: Expected true, not "no".'],
  ])('%j is rejected: %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
    expect(isInSchema(parseDocument(text).toJS())).toBe(false);
  });

  it('has a used cassette that is none, which only the reader knows', () => {
    expect(problemsOf('name: A\nused:\n  - 0100\ndo: [next]\n')).toEqual(['3: This is not the text of a cassette.']);
  });

  const IN_SCHEMA = 'fixtures/scenarios/scenario.schema.json lists them all.';

  it.each([
    ['jump', `There is no action "jump"; ${IN_SCHEMA}`],
    ['{ jump: 3 }', `There is no action "jump"; ${IN_SCHEMA}`],
    ['until: the-end', `There is no step "the-end"; ${IN_SCHEMA}`],
    ['expect: { error: OOPS }', `There is no error "OOPS"; ${IN_SCHEMA}`],
    ['expect: { progress: over }', 'There is no progress "over"; expected '],
    ['expect: { calls: { POST /check: 1 } }', `There is no call "POST /check"; ${IN_SCHEMA}`],
    ['profile: { shoeSize: 40 }', 'The form has no "shoeSize"; it has noDateOfBirth,'],
  ])('%j is rejected, and it says what there is, or where a long list is', (action, problem) => {
    const text = `name: A\ndo:\n  - next\n  - ${action}\n`;
    expect(problemsOf(text).join()).toContain(`4: ${problem}`);
    expect(isInSchema(parseDocument(text).toJS())).toBe(false);
  });

  it.each([
    ['nxet', 'There is no action "nxet". Did you mean "next"?'],
    ['{ tik: all }', 'There is no action "tik". Did you mean "tick"?'],
    ['expect: { shows: [] }', 'Expected a list with a text in it.'],
    ['expect: { hides: [] }', 'Expected a list with a text in it.'],
    ['expect: { error: EMPTY_ZIPP }', 'There is no error "EMPTY_ZIPP". Did you mean "EMPTY_ZIP"?'],
    ['until: coutndown', 'There is no step "coutndown". Did you mean "countdown"?'],
    ['expect: { steps: none }', 'An expectation has no "steps". Did you mean "step"?'],
    [
      'expect: { result: postive }',
      'Expected positive, negative, invalid or none, not "postive". Did you mean "positive"?',
    ],
    [
      'expect: { calls: { POST /devices/chek-id: 1 } }',
      'There is no call "POST /devices/chek-id". Did you mean "POST /devices/check-id"?',
    ],
    ['expect: { checked: [kit, surfce] }', 'There is no box "surfce". Did you mean "surface"?'],
    ['tick: kitt', 'There is no box "kitt". Did you mean "kit"?'],
    ['press: suport', 'There is no button "suport". Did you mean "support"?'],
    ['press: 5', 'There is no button 5; fixtures/scenarios/scenario.schema.json lists them all.'],
    ['profile: { fistName: Ana }', 'The form has no "fistName". Did you mean "firstName"?'],
  ])('%j is rejected, and the word that was probably meant is named', (action, problem) => {
    const text = `name: A\ndo:\n  - next\n  - ${action}\n`;
    expect(problemsOf(text)).toEqual([`4: ${problem}`]);
    expect(isInSchema(parseDocument(text).toJS())).toBe(false);
  });

  it('reports all errors at once, in the order of the file', () => {
    expect(
      problemsOf('why: so\nname: A\nwho: me\ndo:\n  - jump\n  - next: many\n').map((problem) => problem[0]),
    ).toEqual(['1', '3', '5', '6']);
  });

  it('reports the line where the YAML is invalid or ambiguous', () => {
    expect(problemsOf('name: &a A\ndo:\n  - press: *a\n')).toEqual(['3: A scenario takes no aliases (*name).']);
  });

  it.each([
    ['name: A\nname: B\ndo: [next]\n', 2],
    ['name: A\ndo:\n  - expect: { step: none, step: expired }\n', 3],
    ['name: guest: a test\ndo: [next]\n', 1],
    ['name: A\ndo:\n  - next\n - back\n', 4],
    ['name: A\ndo:\n  - press: "next\n', 4],
    ['name: A\ndo:\n  - press: @next\n', 3],
  ])('%j is no YAML, and it says in which line and why', (text, line) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(new RegExp(`^${line}: This is no YAML: \\w`))]);
  });

  it('is rejected without a crash, whatever the text', () => {
    const lines = fc.constantFrom(
      'name: A',
      'do:',
      '  - next',
      '  - expect: { step: none }',
      '  -',
      '- x',
      '? y',
      '*a',
      '&a',
      '  - [',
      '}',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(lines).map((some) => some.join('\n')),
    );
    assertProperty(
      fc.property(texts, (text) => {
        const file = parseScenario(text);
        const count = text.split(/\r\n?|\n/).length;
        if (!file.ok) expect(file.error.every(({ line }) => line >= 1 && line <= count + 1)).toBe(true);
      }),
    );
  });
});
