import { STATE_CODES, type StateCode } from '../../core/domain/choice-lists.ts';
import { stateOffset } from '../../core/domain/state-offset.ts';
import { describe, expect, test } from 'vitest';
import { EMPTY_GUEST_INFO } from '../../core/domain/guest-info.ts';
import { reportContents } from '../../core/report/report-contents.ts';
import { readAnswerCsv } from '../../server/report-delivery/transports/answer-csv.ts';
import { answerFileName, reportFileName } from '../../server/report-delivery/report-file-name.ts';
import { pauseBeforeLook } from '../../server/report-delivery/report-pauses.ts';
import { reportTimes } from '../../server/report-delivery/report-times.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('The three times of a report', () => {
  const facts: FactsOfTest = {
    testId: 't-1',
    deviceId: 'd-1',
    kitId: 'covid',
    serialNumber: 's-1',
    lotNumber: 'l-1',
    result: 'negative',
    isSymptomatic: 'no',
    symptomOnsetDate: 'n/a',
    testDate: SAMPLE_INSTANT - 10 * MINUTE,
    collectedAt: SAMPLE_INSTANT - 30 * MINUTE,
    analysedAt: SAMPLE_INSTANT - 12 * MINUTE,
    utcOffset: -480,
    sendToAims: true,
    clockAheadMs: 0,
    choice: null,
  };
  const timesOf = (change: Partial<FactsOfTest>, state: StateCode | 'default' = 'default') =>
    reportTimes({ ...facts, ...change }, state, SAMPLE_INSTANT);

  test("are those of the browser, and the server's", () => {
    expect(timesOf({})).toEqual({
      collectedAt: facts.collectedAt,
      analysedAt: facts.analysedAt,
      releasedAt: SAMPLE_INSTANT,
      utcOffset: -480,
    });
  });

  test('default to the date of the test, in UTC without an offset', () => {
    const { testDate } = facts;
    expect(timesOf({ collectedAt: null, analysedAt: null, utcOffset: null })).toMatchObject({
      collectedAt: testDate,
      analysedAt: testDate,
      utcOffset: 0,
    });
  });

  test('without an offset are those of the state, on that day', () => {
    const offsetOf = (state: StateCode, testDate: number) => timesOf({ utcOffset: null, testDate }, state).utcOffset;
    const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
    expect(STATE_CODES.filter((state) => stateOffset(state, winter) === null)).toEqual([]);
    expect([offsetOf('CA', winter), offsetOf('CA', summer), offsetOf('AZ', summer)]).toEqual([-480, -420, -420]);
    expect([offsetOf('GU', winter), offsetOf('AS', winter), timesOf({}, 'NY').utcOffset]).toEqual([600, -660, -480]);
  });

  test.each([
    ['a swab after the reading', { collectedAt: SAMPLE_INSTANT - MINUTE }],
    [
      'a clock that is a day ahead',
      { collectedAt: SAMPLE_INSTANT + 23 * HOUR, analysedAt: SAMPLE_INSTANT + 24 * HOUR },
    ],
    ['everything at the moment of the submission', { collectedAt: null, analysedAt: null, testDate: SAMPLE_INSTANT }],
  ])('keep their order with %s', (_what, change) => {
    const { collectedAt, analysedAt, releasedAt } = reportContents(
      'anonymous',
      EMPTY_GUEST_INFO,
      facts,
      timesOf(change),
    );
    expect(collectedAt).toBeLessThanOrEqual(analysedAt);
    expect(analysedAt).toBeLessThanOrEqual(releasedAt);
    expect(Math.floor(releasedAt / SECOND)).toBeGreaterThan(Math.floor(collectedAt / SECOND));
  });
});

test("The name of an answer's file is derived from the report's name", () => {
  const at = Date.UTC(2026, 0, 2, 3, 4, 5, 6);
  const name = reportFileName({ lab: 'Lab', environment: 'production', at, unique: 'u-1' });
  expect(name).toBe('InterPartner~CentralizedELRNIHOTC~Lab~AIMSPlatform~Prod~Prod~20260102030405006~STOP~u-1.hl7');
  expect(answerFileName(name)).toBe(
    'InterPartner~NIHOTCWarningandErrorReport~AIMSPlatform~Lab~Prod~Prod~20260102030405006~STOP~u-1.csv',
  );
});

describe("The authority's answer", () => {
  test.each([
    ['only a header', 'File,Id,Severity,Text\r\n', 'accepted', [], []],
    [
      'warnings',
      '\uFEFFf,1,Warning,"Zip, or ""county"", is odd"\r\nf,1,WARNING,Odd\n',
      'accepted',
      ['Zip, or "county", is odd', 'Odd'],
      [],
    ],
    [
      'an error among warnings',
      'No,Id,Warning/Error,Text\nf,1,Warning,Odd\nf,1,Error,Bad\n',
      'refused',
      ['Odd'],
      ['Bad'],
    ],
  ])('with %s', (_what, csv, outcome, warnings, errors) => {
    expect(readAnswerCsv(csv)).toEqual({ outcome, warnings, errors });
  });

  test.each([
    ['an empty file', ''],
    ['a file of blank lines', '\n\n'],
    ['a row that breaks off in its text', 'f,1,Warning,"Zip, or'],
    ['a row that breaks off before its text', 'f,1,Error,Bad\nf,1,Err'],
    ['a header that breaks off', 'File,Id,Severity'],
    ['an HTML page from a gateway', '<html><body>503 Service Unavailable, try, again, later</body></html>\n'],
    ['semicolons', 'File;Id;Severity;Text\nf;1;Error;Bad\n'],
    ['an unknown severity', 'f,1,Errors,Bad\n'],
    ['an unknown severity after a header', 'File,Id,Severity,Text\nf,1,Warning,Odd\nf,1,Fatal,Bad\n'],
    ['the header of another file', 'Name,Address,City,Zip\n'],
  ])('is null for %s', (_what, csv) => {
    expect(readAnswerCsv(csv)).toBeNull();
  });
});

test('Polls for an answer become less frequent, down to once a day', () => {
  const looks = [0, MINUTE, 10 * MINUTE, HOUR, 5 * HOUR, 48 * HOUR, 700 * HOUR].map((waited) =>
    pauseBeforeLook(waited, () => 0),
  );
  expect(looks).toEqual([MINUTE, MINUTE, 5 * MINUTE, HOUR / 2, 2.5 * HOUR, 12 * HOUR, 12 * HOUR]);
});
