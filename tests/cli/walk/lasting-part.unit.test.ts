import { describe, expect, it } from 'vitest';
import { lastingPart } from '../../../cli/walk/lasting-part.ts';

describe('the part of a line that is the same in every play', () => {
  it.each([
    ['Rest a lot.', 'Rest a lot.', 'Rest a lot.'],
    [
      'Stay home for 5 days: through Friday.',
      'Stay home for 5 days: through {{day}}.',
      'Stay home for 5 days: through',
    ],
    ['Ana should rest until Friday (9 AM).', '{{name}} should rest until {{day}} ({{time}}).', 'should rest until'],
    ['Quédese en casa: hasta el viernes.', '¿{{name}}? Quédese en casa: hasta el {{day}}.', null],
    ['Rest a lot.', 'Call a doctor.', null],
    ['Rest a lot.', 'Call a doctor on {{day}}.', null],
  ])('is of %j made from %j: %j', (line, text, part) => {
    expect(lastingPart(line, text)).toBe(part);
  });
});
