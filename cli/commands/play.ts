import type { Command } from 'commander';
import type { PlayOptions } from '../play/run-play.ts';
import { serverUrl } from './server-url.ts';

const HELP = `
Exit status: 0 when every expectation held, 1 when one did not, 2 when nothing
is played, because a file is not a scenario, two have the same name or no server
answers.
Of a failure it prints the file and line, the step that showed, what was
expected and found, and the whole state there. A fail, hold or drop whose call
is not made after it is a failure, too.
With --json one object is printed for each scenario, in the order of playing,
each on its own line:
  name, ok, at (index of the action under "do"), line, expected, found, state,
  steps (those that showed, in order), warnings (line and text).
It warns of words in "hides" that no text of the app has in that language, of
words that show only for a moment on a server, of a refused scan or a refused
last action that nothing after it expects, and of a scenario that expects
nothing; with --fail-on-warning that is a failure.
The summary counts by folder, with the time each took. It is printed to a
terminal, and elsewhere with --summary.
With --watch the scenarios are played again whenever one of them or the code
changes, until Ctrl-C; with --json only when one of them changes. What is not a
scenario is reported, and the others are played.
The last line names again what cannot be played.
With --server the calls go to a running server, whose clock is set where it
allows that (outside production). A cassette that the server holds from an
earlier play is played with another serial number.

Examples:
  npm run cli -- play fixtures/scenarios
  npm run cli -- play --watch fixtures/scenarios/resume my-scenario.yaml
  npm run cli -- play --server http://localhost:4600 fixtures/scenarios/testing/negative-reported.yaml`;

/** Adds `play`, which plays scenarios on the core without any screen. */
export function registerPlay(program: Command): void {
  program
    .command('play')
    .description("Play scenarios of a person's path and check what they expect")
    .argument('<files...>', 'scenario files, and folders of them')
    .option('--json', 'print JSON instead of words')
    .option('--fail-on-warning', 'let a warning fail its scenario')
    .option('--summary', 'print the summary table, even when the output is not a terminal')
    .option('--watch', 'play again when a scenario or the code changes')
    .option('--server <url>', 'play on a running server instead of in memory', serverUrl)
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], options: PlayOptions) =>
      (await import('../play/run-play.ts')).runPlay(files, options),
    );
}
