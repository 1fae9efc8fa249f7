import { reportableKits } from '../../../core/domain/kit-registry.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { ReportForm } from '../../../core/domain/reported-field.ts';
import type { MessageInput, MessageSender } from '../../../core/hl7/message-input.ts';
import { oruR01 } from '../../../core/hl7/oru-r01.ts';
import {
  reportContents,
  type ReportedPerson,
  type ReportedTest,
  type ReportTimes,
} from '../../../core/report/report-contents.ts';

/** How the first kit is reported. */
export const REPORTED = reportableKits()[0].reported;

export const ANA: ReportedPerson = {
  firstName: 'Ana',
  middleName: 'Lucía',
  lastName: 'Ruiz',
  dateOfBirth: '1986-04-05T00:00:00.000Z',
  age: 40,
  phoneNumber: '6195550142',
  address: '12 Elm Street',
  city: 'San Diego',
  state: 'CA',
  county: 'San Diego',
  zipCode: '92101',
  sex: 'female',
  ethnicity: 'hispanicLatino',
  race: 'white',
  emailAddress: 'ana.ruiz@mail.example',
};

/** The form's data without a date of birth, which hides the name, the address and the phone. */
export const OPTED_OUT: ReportedPerson = {
  ...ANA,
  firstName: '',
  middleName: '',
  lastName: '',
  dateOfBirth: '',
  phoneNumber: '',
  address: '',
  city: '',
  state: 'default',
  county: '',
};

export const SENDER: MessageSender = {
  appName: 'CLEARLINE.STAG',
  appOid: '2.16.840.1.113883.3.8589.4.2.999.1',
  facility: 'Clearline',
  clia: '00Z0000999',
  environment: 'test',
  vendor: 'Clearline Diagnostics',
  version: '1.2.3',
  product: 'Clearline',
  binaryId: '1.2.3',
};

export const POSITIVE: ReportedTest = {
  result: 'positive',
  isSymptomatic: 'yes',
  symptomOnsetDate: '2026-07-01' as CalendarDate,
};

/** In San Diego, in summer. */
export const TIMES: ReportTimes = {
  collectedAt: Date.UTC(2026, 6, 4, 6, 30, 15),
  analysedAt: Date.UTC(2026, 6, 4, 6, 46, 1),
  releasedAt: Date.UTC(2026, 6, 4, 6, 50, 59),
  utcOffset: -420,
};

/** The parts of a message to override. */
export interface Asked {
  readonly form?: ReportForm;
  readonly person?: Partial<ReportedPerson>;
  readonly test?: Partial<ReportedTest>;
  readonly times?: Partial<ReportTimes>;
  readonly input?: Partial<MessageInput>;
}

export function aMessage({ form = 'identified', person, test, times, input }: Asked = {}): string {
  const contents = reportContents(form, { ...ANA, ...person }, { ...POSITIVE, ...test }, { ...TIMES, ...times });
  const whole = {
    contents,
    sender: SENDER,
    patientId: 'patient-1',
    specimenId: 'specimen-1',
    countyFips: '06073',
    writtenAt: Date.UTC(2026, 6, 4, 7, 0, 0),
    ...input,
  };
  return oruR01(whole, REPORTED);
}

/** A segment of a message, without its end; `number` is which of that name, from 1. */
export function segmentOf(message: string, name: string, number = 1): string {
  return message.split('\r').filter((segment) => segment.startsWith(name))[number - 1] ?? '';
}

/** A field of a segment as the standard counts them; MSH-1 is the separator. */
export function fieldOf(message: string, name: string, field: number, number = 1): string {
  const fields = segmentOf(message, name, number).split('|');
  return fields[name === 'MSH' ? field - 1 : field] ?? '';
}
