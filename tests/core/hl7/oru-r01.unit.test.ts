import { describe, expect, test } from 'vitest';
import { reportContents } from '../../../core/report/report-contents.ts';
import { oruR01 } from '../../../core/hl7/oru-r01.ts';
import { aMessage, ANA, fieldOf, OPTED_OUT, POSITIVE, REPORTED, segmentOf, SENDER, TIMES } from './a-message.ts';

const TEST_CODE =
  '97097-0^SARS-CoV-2 (COVID-19) Ag [Presence] in Upper respiratory specimen by Rapid immunoassay^LN^^^^2.71';
const DEVICE = 'Clearline COVID-19 Antigen Home Test_Clearline Diagnostics, Inc._EUA';
const PERFORMER =
  'SA.OTCSelfReport^^^^^&2.16.840.1.113883.3.8589.4.1.152&ISO^XX^^^00Z0000042|14 Fake AtHome Test Street^^Fake City';
const OID = '2.16.840.1.113883.3.8589.4.2.999.1';
const CONTROL_CHARACTERS = String.fromCharCode(0, 10, 13, 127, 0x85);

test('an identified report is exactly this message', () => {
  expect(aMessage().split('\r')).toEqual([
    `MSH|^~\\&|CLEARLINE.STAG^${OID}^ISO|Clearline^00Z0000999^CLIA|AIMS.INTEGRATION.STG^2.16.840.1.114222.4.3.15.2^ISO|AIMS.PLATFORM^2.16.840.1.114222.4.1.217446^ISO|20260704000000-0700||ORU^R01^ORU_R01|20260704070000_specimen-1|T|2.5.1|||NE|NE||UNICODE UTF-8|||PHLabReport-NoAck^ELR251R1_Rcvr_Prof^2.16.840.1.113883.9.11^ISO`,
    'SFT|Clearline Diagnostics|1.2.3|Clearline|1.2.3',
    `PID|1||patient-1^^^&${OID}&ISO^PI||Ruiz^Ana^Lucía||19860405|F||2106-3^White^HL70005^^^^2.5.1|12 Elm Street^^San Diego^CA^92101^^^^06073||^^PH^^^619^5550142~^^Internet^ana.ruiz@mail.example|||||||||H^Hispanic or Latino^HL70189^^^^2.5.1`,
    `ORC|RE||specimen-1^^${OID}^ISO|||||||||^^SA.OTCSelfReport|||||||||SA.OTCSelfReport|12 Elm Street^^San Diego^CA^92101^^^^06073|^^PH^^^619^5550142`,
    `OBR|1||specimen-1^^${OID}^ISO|${TEST_CODE}|||20260703233015-0700|||||||||^^SA.OTCSelfReport||||||20260703235059-0700|||F`,
    `OBX|1|CWE|${TEST_CODE}||260373001^Detected^SCT^^^^20210301|||A^Abnormal^HL70078^^^^2.5.1|||F||||00Z0000042||${DEVICE}^^99ELR^^^^Vunknown||20260703234601-0700||||${PERFORMER}`,
    `NTE|1|L|${DEVICE}`,
    `OBX|2|NM|35659-2^Age at specimen collection^LN^^^^2.71||40|a^year^UCUM^^^^2.1|||||F||||00Z0000042||||||||${PERFORMER}|||||QST`,
    `OBX|3|CWE|95419-8^Whether the patient has symptoms related to condition of interest^LN^^^^2.71||Y^Yes^HL70136^^^^2.5.1||||||F||||00Z0000042||||||||${PERFORMER}|||||QST`,
    `OBX|4|DT|65222-2^Date and time of symptom onset^LN^^^^2.71||20260701||||||F||||00Z0000042||||||||${PERFORMER}|||||QST`,
    `SPM|1|^specimen-1&&${OID}&ISO||697989009^Anterior nares swab (specimen)^SCT^^^^20210301|||||||||||||20260703233015-0700|20260703233015-0700`,
    '',
  ]);
});

const aged = (born: { readonly dateOfBirth?: string; readonly age: number }, form: 'anonymous' | 'identified') =>
  fieldOf(aMessage({ form, person: { dateOfBirth: '', ...born } }), 'OBX', 5, 2);

test('an anonymous report has no names, only the zip, the findings and an age of at most 90', () => {
  expect([89, 90, 91, 120].map((age) => aged({ age }, 'anonymous'))).toEqual(['89', '90', '90', '90']);
  expect(aged({ dateOfBirth: '1925-04-05T00:00:00.000Z', age: 101 }, 'anonymous')).toBe('90');
  expect(aged({ age: 101 }, 'identified')).toBe('101');
  const message = aMessage({ form: 'anonymous' });
  expect(segmentOf(message, 'PID')).toBe(
    `PID|1||patient-1^^^&${OID}&ISO^PI||~^^^^^^S|||F||2106-3^White^HL70005^^^^2.5.1|^^^^92101||^^PH^^^111^1111111|||||||||H^Hispanic or Latino^HL70189^^^^2.5.1`,
  );
  expect([fieldOf(message, 'ORC', 22), fieldOf(message, 'ORC', 23)]).toEqual(['^^^^92101', '^^PH^^^111^1111111']);
  expect(fieldOf(message, 'OBX', 5, 2)).toBe('40');
});

test('names passed by mistake are not written into an anonymous report', () => {
  const contents = { ...reportContents('identified', ANA, POSITIVE, TIMES), form: 'anonymous' } as const;
  const ids = { patientId: 'patient-1', specimenId: 'specimen-1', countyFips: '06073' };
  expect(oruR01({ contents, sender: SENDER, ...ids, writtenAt: Date.UTC(2026, 6, 4, 7) }, REPORTED)).toBe(
    aMessage({ form: 'anonymous' }),
  );
});

describe('an identified report with incomplete data', () => {
  test('without the date of birth, which hides the name, has no name, phone, e-mail address or address except the zip', () => {
    const message = aMessage({ person: OPTED_OUT });
    expect(fieldOf(message, 'PID', 5)).toBe('~^^^^^^S');
    expect(fieldOf(message, 'PID', 7)).toBe('');
    expect(fieldOf(message, 'PID', 11)).toBe('^^^^92101');
    expect(fieldOf(message, 'PID', 13)).toBe('^^PH^^^111^1111111');
    expect(fieldOf(message, 'OBX', 5, 2)).toBe('40');
  });

  test('without any name has nothing that identifies the person, but the state', () => {
    const message = aMessage({ person: { firstName: '.', middleName: '', lastName: ' ' } });
    expect([5, 11, 13].map((field) => fieldOf(message, 'PID', field))).toEqual([
      '~^^^^^^S',
      '^^^CA^92101',
      '^^PH^^^111^1111111',
    ]);
  });

  test.each([
    [{ firstName: '', middleName: '' }, 5, 'Ruiz'],
    [{ firstName: '' }, 5, 'Ruiz^^Lucía'],
    [{ lastName: '' }, 5, 'Ana^^Lucía'],
    [{ lastName: ' ', firstName: 'Ana', middleName: '' }, 5, 'Ana'],
    [{ lastName: '', firstName: '', middleName: 'Lucía' }, 5, 'Lucía'],
    [{ lastName: '', middleName: '' }, 13, '^^PH^^^619^5550142~^^Internet^ana.ruiz@mail.example'],
    [{ phoneNumber: '' }, 13, '^^Internet^ana.ruiz@mail.example'],
    [{ phoneNumber: '', emailAddress: '' }, 13, '^^PH^^^111^1111111'],
    [{ phoneNumber: '', emailAddress: `${'a'.repeat(187)}@mail.example` }, 13, '^^PH^^^111^1111111'],
    [{ emailAddress: '' }, 13, '^^PH^^^619^5550142'],
    [{ address: '', city: '' }, 11, '^^^CA^92101^^^^06073'],
    [{ county: '' }, 11, '12 Elm Street^^San Diego^CA^92101'],
    [{ state: 'default', city: 'default' }, 11, '12 Elm Street^^^^92101^^^^06073'],
    [{ race: 'unknown' }, 10, ''],
    [{ race: 'default' }, 10, ''],
    [{ ethnicity: 'default' }, 22, 'U^Unknown^HL70189^^^^2.5.1'],
    [{ sex: 'default' }, 8, 'U'],
    [{ lastName: 'Unknown', firstName: 'Default' }, 5, 'Unknown^Default^Lucía'],
    [{ firstName: '-1', middleName: 'N/A' }, 5, 'Ruiz'],
    [{ address: 'unknown', city: 'Unknown' }, 11, '^^^CA^92101^^^^06073'],
    [{ lastName: 'n/a' }, 5, 'Ana^^Lucía'],
    [{ lastName: 'n/a', firstName: '', middleName: '-1' }, 5, '~^^^^^^S'],
    [{ lastName: '\u200B', firstName: '', middleName: '' }, 5, '~^^^^^^S'],
    [{ lastName: '.', firstName: '\u200B', middleName: '' }, 5, '~^^^^^^S'],
    [{ lastName: `""${' '.repeat(48)}x`, firstName: '', middleName: '' }, 5, '~^^^^^^S'],
    [{ lastName: `""${' '.repeat(48)}x`, firstName: '', middleName: '' }, 11, '^^^CA^92101'],
    [{ firstName: `""${' '.repeat(28)}x` }, 5, 'Ruiz^^Lucía'],
    [{ lastName: `""x${'\u0301'.repeat(60)}` }, 5, `""x${'\u0301'.repeat(47)}^Ana^Lucía`],
    [{ lastName: 'R\u200Buiz\u202E' }, 5, 'Ruiz^Ana^Lucía'],
    [{ lastName: 'می\u200Cخواهم' }, 5, 'می\u200Cخواهم^Ana^Lucía'],
    [{ emailAddress: `${'a'.repeat(187)}@mail.example` }, 13, '^^PH^^^619^5550142'],
    [
      { emailAddress: `${'a'.repeat(186)}@mail.example` },
      13,
      `^^PH^^^619^5550142~^^Internet^${'a'.repeat(186)}@mail.example`,
    ],
  ] as const)('%j makes PID-%i %s', (person, field, value) => {
    expect(fieldOf(aMessage({ person }), 'PID', field)).toBe(value);
  });

  test('omits a county without a number', () => {
    expect(fieldOf(aMessage({ input: { countyFips: null } }), 'PID', 11)).toBe('12 Elm Street^^San Diego^CA^92101');
  });
});

describe('every choice has its code', () => {
  test.each([
    ['sex', ['female', 'male', 'other', 'unknown'], 8, ['F', 'M', 'O', 'U']],
    [
      'race',
      ['americanIndian', 'asian', 'africanAmerican', 'pacificIslander', 'white', 'other'],
      10,
      ['1002-5', '2028-9', '2054-5', '2076-8', '2106-3', '2131-1'],
    ],
    ['ethnicity', ['hispanicLatino', 'nonHispanic', 'unknown'], 22, ['H', 'N', 'U']],
  ] as const)('%s', (name, choices, field, codes) => {
    const sent = choices.map((choice) => fieldOf(aMessage({ person: { [name]: choice } }), 'PID', field));
    expect(sent.map((value) => value.split('^')[0])).toEqual(codes);
  });

  test.each([
    ['positive', '260373001^Detected^SCT^^^^20210301', 'A^Abnormal^HL70078^^^^2.5.1'],
    ['negative', '260415000^Not detected^SCT^^^^20210301', 'N^Normal^HL70078^^^^2.5.1'],
    ['invalid', '455371000124106^Invalid result^SCT^^^^20210301', 'N^Normal^HL70078^^^^2.5.1'],
  ] as const)('%s', (result, finding, interpretation) => {
    const message = aMessage({ test: { result } });
    expect([fieldOf(message, 'OBX', 5), fieldOf(message, 'OBX', 8)]).toEqual([finding, interpretation]);
  });

  test.each([
    ['yes', 'n/a', 'Y^Yes^HL70136^^^^2.5.1'],
    ['no', '2026-07-01', 'N^No^HL70136^^^^2.5.1'],
    ['unsure', '2026-07-01', 'UNK^Unknown^NULLFL^^^^2.0.0'],
  ] as const)('symptoms: %s, which began on %s, have no onset', (isSymptomatic, onset, code) => {
    const message = aMessage({ test: { isSymptomatic, symptomOnsetDate: onset as typeof POSITIVE.symptomOnsetDate } });
    expect(fieldOf(message, 'OBX', 5, 3)).toBe(code);
    expect(segmentOf(message, 'OBX', 4)).toBe('');
  });
});

describe('times', () => {
  test.each([
    [-420, '20260703233015-0700'],
    [0, '20260704063015+0000'],
    [-0, '20260704063015+0000'],
    [345, '20260704121515+0545'],
    [-210, '20260704030015-0330'],
    [840, '20260704203015+1400'],
  ])('an offset of %i minutes', (utcOffset, expected) => {
    expect(fieldOf(aMessage({ times: { utcOffset } }), 'OBR', 7)).toBe(expected);
  });

  test('a swab dated after the reading gets the time of the reading, and was reported later', () => {
    const { analysedAt } = TIMES;
    const message = aMessage({ times: { collectedAt: analysedAt + 90_000, releasedAt: analysedAt - 90_000 } });
    expect([fieldOf(message, 'OBR', 7), fieldOf(message, 'OBX', 19), fieldOf(message, 'OBR', 22)]).toEqual([
      '20260703234601-0700',
      '20260703234601-0700',
      '20260703234602-0700',
    ]);
  });

  test.each([
    ['1986-07-03', -420, '40'],
    ['1986-07-04', -420, '39'],
    ['1986-07-04', 0, '40'],
    ['2024-02-29', -420, '2'],
  ])('born %s, at an offset of %i minutes: %s years', (dateOfBirth, utcOffset, age) => {
    const message = aMessage({ person: { dateOfBirth: `${dateOfBirth}T00:00:00.000Z` }, times: { utcOffset } });
    expect(fieldOf(message, 'OBX', 5, 2)).toBe(age);
  });

  test.each([
    ['2024-07-04T00:00:00.000Z', -1],
    ['', -1],
    ['', 1],
    ['', 121],
  ])('an age that is not known or that no test is for is left out: %j %i', (dateOfBirth, age) => {
    const message = aMessage({ person: { dateOfBirth, age } });
    expect(message).not.toContain('35659-2');
    expect(fieldOf(message, 'OBX', 1, 2)).toBe('2');
  });
});

describe('texts', () => {
  const nameOf = (lastName: string) =>
    fieldOf(aMessage({ person: { lastName, firstName: '', middleName: '' } }), 'PID', 5).split('^')[0];

  test.each([
    ['A|B^C~D\\E&F', 'A\\F\\B\\S\\C\\R\\D\\E\\E\\T\\F'],
    [`Ru${CONTROL_CHARACTERS}iz\rOBX|1|CWE`, 'RuizOBX\\F\\1\\F\\CWE'],
    ['Ruíz-Ñandú', 'Ruíz-Ñandú'],
    ['  Ruiz  ', 'Ruiz'],
    ['\\X0D\\', '\\E\\X0D\\E\\'],
    ['李 🦊\u2028', '李 🦊'],
    ['Ru\uD83Diz', 'Ruiz'],
    ['""', '~'],
  ])('%j is written %j', (text, written) => {
    expect(nameOf(text)).toBe(written);
  });

  test.each([
    ['é'.repeat(51), 'é'.repeat(50)],
    [`R${'🦊'.repeat(50)}`, `R${'🦊'.repeat(49)}`],
    ['e\u0301'.repeat(51), 'é'.repeat(50)],
    ['x\u0301'.repeat(26), 'x\u0301'.repeat(25)],
    [`${'a'.repeat(48)}👩‍👧`, 'a'.repeat(48)],
    [`${'a'.repeat(49)}&&`, `${'a'.repeat(49)}\\T\\`],
    [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
    [`x${'\u0301'.repeat(60)}`, `x${'\u0301'.repeat(49)}`],
  ])('%j is cut to %j', (text, written) => {
    expect(nameOf(text)).toBe(written);
  });

  test('each text has its own length limit', () => {
    const long = 'x'.repeat(500);
    const person = { firstName: long, middleName: long, lastName: long, address: long, city: long };
    const message = aMessage({ person, input: { specimenId: long, patientId: long } });
    const lengths = (value: string) => value.split(/[\^&]/).map((part) => part.length);
    expect(lengths(fieldOf(message, 'PID', 5))).toEqual([50, 30, 30]);
    expect(lengths(fieldOf(message, 'PID', 11)).slice(0, 3)).toEqual([120, 0, 50]);
    expect([fieldOf(message, 'PID', 3), fieldOf(message, 'ORC', 3)].map((value) => lengths(value)[0])).toEqual([
      199, 100,
    ]);
    expect(fieldOf(message, 'MSH', 10)).toBe(`20260704070000_${'x'.repeat(100)}`);
  });
});

test('a production message names the production receiver', () => {
  const message = aMessage({ input: { sender: { ...SENDER, environment: 'production' } } });
  expect([fieldOf(message, 'MSH', 5), fieldOf(message, 'MSH', 11)]).toEqual([
    'AIMS.INTEGRATION.PRD^2.16.840.1.114222.4.3.15.1^ISO',
    'P',
  ]);
});

test('what is particular to a kit comes from its row in the registry', () => {
  const other = { ...REPORTED, deviceId: 'Other Home Test_Other, Inc._EUA' };
  const contents = reportContents('identified', ANA, POSITIVE, TIMES);
  const ids = { patientId: 'patient-1', specimenId: 'specimen-1', countyFips: '06073' };
  const message = oruR01({ contents, sender: SENDER, ...ids, writtenAt: Date.UTC(2026, 6, 4, 7) }, other);
  expect(message).toBe(aMessage().replaceAll(DEVICE, 'Other Home Test_Other, Inc._EUA'));
});
