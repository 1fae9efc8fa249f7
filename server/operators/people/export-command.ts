import { Option } from 'commander';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { err, ok } from '../../../core/domain/result.ts';
import { dataFiles } from '../../../core/use-cases/your-data/data-files.ts';
import { collect } from '../../people/collect.ts';
import { failed, type Outcome } from '../outcome.ts';
import { recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';
import { findSubject, SUBJECT_HELP, subjectIds, withSubjectOptions, type SubjectOptions } from './subject-options.ts';
import { withSubject } from './with-subject.ts';
import { writeFolder } from './write-folder.ts';

interface ExportOptions extends SubjectOptions {
  readonly out: string;
  readonly language: Language;
}

async function exportData({ out, language, ...options }: ExportOptions): Promise<Outcome> {
  const held = await withSubject('read', options, ({ read, now, config }) =>
    read(async (people) => {
      const found = await findSubject(people, options);
      if (!found.ok) return found;
      const data = await collect(people, found.value, now());
      return data === null
        ? err('It was erased meanwhile.')
        : ok({ subject: found.value, data, origin: config.publicUrl ?? '' });
    }),
  );
  if (!held.ok) return held.error;
  const { subject, data, origin } = held.value;
  const refused = await recordFailure('personExported', subjectIds(subject));
  if (refused !== null) return refused;
  const texts = translations[language];
  const words = { ...texts.yourData.yourData.file, fields: texts.results.report.fields };
  const files = dataFiles(data, { words, language, origin });
  const written = writeFolder(out, files);
  return written.ok ? { shown: `Written: ${files.map(({ name }) => name).join(', ')}` } : failed(written.error);
}

/** Writes everything that is held about a person into a new directory. */
export const exportCommand = makeCommand({
  name: 'export',
  description: 'Write everything that is held about a person into files',
  setUp: (command) =>
    withSubjectOptions(command)
      .requiredOption('--out <directory>', 'a directory that does not exist yet')
      .addOption(new Option('--language <language>', 'of the page to read').choices(LANGUAGES).default('en')),
  help: `${SUBJECT_HELP}
The files are those that an account downloads in the app: a page to read, JSON with its schema, and the HL7 messages. They say who was
tested and with what result. Check who asks before you send them, and delete them afterwards.`,
  exits: { 0: 'when the files were written', 1: 'when there is no such person or they could not be written' },
  examples: [
    'npm run --silent people -- export --email ana@mail.example --out ./ana',
    'npm run --silent people -- export --test-day 2026-11-20 --cassette 12345678COV26011 --language es --out ./guest',
  ],
  work: exportData,
});
