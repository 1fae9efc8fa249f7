import { valuesAt, type ReadMessage } from '../read-message.ts';
import type { Rule } from './rule.ts';
import { ONE_OFFSET } from './time-rules.ts';
import { entryOf } from '../../domain/entry-of.ts';

const STRUCTURE = /^MSH SFT PID ORC OBR OBX NTE (OBX ){1,3}SPM$/;
const QUESTIONS = /^35659-2( 95419-8)?( 65222-2)?$/;
/** Characters that a segment must not contain: CR ends one. */
const UNSENDABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200C\u200D])\p{Cf}/u;
const SEQUENCE = /\\[FSRET]\\/g;
/** Placeholders of missing values, and the value that receivers read as the order to delete what they know. */
const PLACEHOLDERS = /^(n\/a|-1|"")$/i;
/** Not checked in names, since people have it as a name. */
const NO_CHOICE = /^default$/i;

/** Fields that are used, or that another rule wants empty. */
const KNOWN_FIELDS: Readonly<Record<string, readonly number[]>> = {
  MSH: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 15, 16, 18, 21],
  SFT: [1, 2, 3, 4, 6],
  PID: [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 19, 20, 22, 28],
  ORC: [1, 2, 3, 7, 12, 20, 21, 22, 23, 26],
  OBR: [1, 2, 3, 4, 5, 6, 7, 9, 14, 15, 16, 22, 25, 27, 30, 37, 38, 40, 41, 42, 43],
  OBX: [1, 2, 3, 5, 6, 8, 11, 15, 17, 19, 20, 21, 22, 23, 24, 29],
  NTE: [1, 2, 3],
  SPM: [1, 2, 4, 17, 18],
};

interface FilledField {
  readonly segment: string;
  readonly index: number;
  readonly value: string;
}

function filledFields({ segments }: ReadMessage): readonly FilledField[] {
  return segments.flatMap(({ name, fields }) =>
    fields.flatMap((value, index) => (index === 0 || value === '' ? [] : [{ segment: name, index, value }])),
  );
}

const isField = ({ segment, index }: FilledField, name: string, ...numbers: readonly number[]): boolean =>
  segment === name && numbers.includes(index);

/** Whether a field contains text: MSH-1 and MSH-2 are the separators themselves. */
const isText = (field: FilledField): boolean => !isField(field, 'MSH', 1, 2);

/** The rules of a message as a whole. */
export const MESSAGE_RULES: readonly Rule[] = [
  {
    rule: 'end',
    field: 'message',
    text: 'Every segment must end in CR, the last one too, and none be empty.',
    holds: ({ text, segments }) => text.endsWith('\r') && segments.every(({ name }) => name !== ''),
  },
  {
    rule: 'structure',
    field: 'message',
    text: 'The segments must be MSH SFT PID ORC OBR OBX NTE, one to three times OBX, and SPM.',
    holds: ({ segments }) =>
      STRUCTURE.test(
        segments
          .map(({ name }) => name)
          .filter((name) => name !== '')
          .join(' '),
      ),
  },
  {
    rule: 'questions',
    field: 'OBX-3.1',
    text: 'What is asked must be the age, then maybe the symptoms, then maybe their onset, and nothing else.',
    holds: (message) => {
      const asked = valuesAt(message, 'OBX[question]-3.1');
      return asked.length === 0 || QUESTIONS.test(asked.join(' '));
    },
  },
  {
    rule: 'characters',
    field: 'message',
    text: 'A segment must not contain control characters, line separators, invisible characters or unpaired surrogates.',
    holds: ({ segments }) => segments.every(({ fields }) => fields.every((value) => !UNSENDABLE.test(value))),
  },
  {
    rule: 'escapes',
    field: 'message',
    text: 'A backslash may only be part of the escape sequences F, S, R, T and E.',
    holds: (message) =>
      filledFields(message)
        .filter(isText)
        .every(({ value }) => !value.replaceAll(SEQUENCE, '').includes('\\')),
  },
  {
    rule: 'placeholders',
    field: 'message',
    text: 'Unknown values must be empty: not n/a, -1 or "", nor default except in names.',
    holds: (message) =>
      filledFields(message)
        .filter(isText)
        .every((field) => {
          const isName = isField(field, 'PID', 5);
          return !field.value
            .split(/[~^&]/)
            .some((part) => PLACEHOLDERS.test(part) || (!isName && NO_CHOICE.test(part)));
        }),
  },
  {
    rule: 'repetition',
    field: 'message',
    text: 'Only PID-5 and PID-13 may repeat.',
    holds: (message) =>
      filledFields(message)
        .filter(isText)
        .every((field) => isField(field, 'PID', 5, 13) || !field.value.includes('~')),
  },
  {
    rule: 'fields',
    field: 'message',
    text: 'No field may be filled that the report does not have.',
    holds: (message) =>
      filledFields(message).every(({ segment, index }) => entryOf(KNOWN_FIELDS, segment)?.includes(index) ?? true),
  },
  ONE_OFFSET,
];
