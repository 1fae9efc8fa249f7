import { expect, it } from 'vitest';
import { scenarioWords } from '../../cli/scenario-words.ts';

it('The words of scenarios are those of the file, of its actions and of an expectation, each with what it is for', () => {
  const lines = scenarioWords().trimEnd().split('\n');
  const words = lines.filter((line) => line.startsWith('  '));
  expect(words.map((line) => line.trim().split(/ {2,}/).length)).not.toContain(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}who +Who plays; .* \(guest, account, account\+otp, visitor\)$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}reload +Close the page and open it again\.$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}canBack +Whether there is a back arrow\.$/));
});
