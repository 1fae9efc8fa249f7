import { dirname } from 'node:path';
import { stoppedPlace } from './differences.ts';
import { failureLine, failureText } from './print-playback.ts';
import type { PlayedScenario } from './play-scenarios.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};
/** What XML 1.0 cannot represent: most control characters, and halves of surrogate pairs. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function attribute(text: string): string {
  return text.replaceAll(NOT_XML, '\ufffd').replaceAll(/[&<>"\n\t]/g, (character) => ENTITIES[character] ?? '');
}

function content(text: string): string {
  return text.replaceAll(NOT_XML, '\ufffd').replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function openingTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(String(value))}"`);
  return `<${name}${written.join('')}`;
}

function testCase({ found, playback, milliseconds }: PlayedScenario): string {
  const line = stoppedPlace(playback, found)?.line ?? 1;
  const { file } = found;
  const tag = openingTag('testcase', {
    name: playback.name,
    classname: dirname(file),
    file,
    line,
    time: seconds(milliseconds),
  });
  if (playback.ok) return `    ${tag}/>`;
  const message = `${file}:${line}: ${failureLine(playback, found)}`;
  const failure = openingTag('failure', { message, type: 'expectation' });
  return [`    ${tag}>`, `      ${failure}>${content(failureText(playback, found))}</failure>`, '    </testcase>'].join(
    '\n',
  );
}

function totals(all: readonly PlayedScenario[]) {
  return {
    tests: all.length,
    failures: all.filter(({ playback }) => !playback.ok).length,
    errors: 0,
    skipped: 0,
    time: seconds(all.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
  };
}

function testSuite([folder, all]: readonly [string, readonly PlayedScenario[]]): string {
  return [
    `  ${openingTag('testsuite', { name: folder, ...totals(all) })}>`,
    ...all.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

/** The playbacks as JUnit XML: a suite for each folder, a case for each scenario. */
export function junitReport(all: readonly PlayedScenario[]): string {
  const folders = new Map<string, PlayedScenario[]>();
  for (const played of all) {
    const folder = dirname(played.found.file);
    folders.set(folder, [...(folders.get(folder) ?? []), played]);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${openingTag('testsuites', { name: 'scenarios', ...totals(all) })}>`,
    ...[...folders].map(testSuite),
    '</testsuites>',
    '',
  ].join('\n');
}
