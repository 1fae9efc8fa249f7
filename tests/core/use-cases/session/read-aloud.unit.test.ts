import { beforeEach, expect, it } from 'vitest';
import { makeMemoryChime, type MemoryChime } from '../../../support/memory-chime.ts';
import { makeMemorySpeaker, type MemorySpeaker } from '../../../support/memory-speaker.ts';
import { makeMemoryStorage } from '../../../../adapters/memory/memory-storage.ts';
import { LANGUAGES } from '../../../../core/domain/languages.ts';
import type { Storage } from '../../../../core/ports/storage.ts';
import { makeReadAloud, soundedOverSpeech, type ReadAloud } from '../../../../core/use-cases/session/read-aloud.ts';

const WASH = { texts: ['Wash your hands', 'Use soap', 'Next'], language: 'en' } as const;
const OPEN = { texts: ['Open the kit', 'Next'], language: 'en' } as const;

let speaker: MemorySpeaker;
let storage: Storage;
let readAloud: ReadAloud;

beforeEach(() => {
  speaker = makeMemorySpeaker();
  storage = makeMemoryStorage();
  readAloud = makeReadAloud({ speaker, storage });
});

/** Lets what waits for the end of a text go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Ends what is being spoken, and returns what is spoken then. */
async function next(): Promise<string | null> {
  speaker.finish();
  await settle();
  return speaker.speaking;
}

/** Everything that is spoken from now on, text by text. */
async function spokenToTheEnd(): Promise<readonly string[]> {
  const spoken: string[] = [];
  while (speaker.speaking !== null) {
    spoken.push(speaker.speaking);
    await next();
  }
  return spoken;
}

it('is silent until it is turned on, and then reads the page that shows', async () => {
  readAloud.show('wash', WASH);
  expect([readAloud.state().isOn, speaker.begun]).toEqual([false, []]);
  readAloud.setOn(true);
  expect(readAloud.state().isOn).toBe(true);
  expect(await spokenToTheEnd()).toEqual(WASH.texts);
});

it('stays on in this browser, and off once it is turned off', () => {
  readAloud.setOn(true);
  expect(makeReadAloud({ speaker, storage }).state().isOn).toBe(true);
  readAloud.setOn(false);
  expect(makeReadAloud({ speaker, storage }).state().isOn).toBe(false);
});

it('stops when it is turned off', async () => {
  readAloud.show('wash', WASH);
  readAloud.setOn(true);
  readAloud.setOn(false);
  await settle();
  expect(speaker.speaking).toBeNull();
});

it('stops at the next page and reads that', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  expect(await next()).toBe('Use soap');
  readAloud.hide('wash');
  expect(speaker.speaking).toBeNull();
  readAloud.show('open', OPEN);
  expect(await spokenToTheEnd()).toEqual(OPEN.texts);
});

it('reads only what is new on a page', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  await spokenToTheEnd();
  readAloud.show('wash', { ...WASH, texts: [...WASH.texts, 'Check both boxes to go on'] });
  expect(await spokenToTheEnd()).toEqual(['Check both boxes to go on']);
});

it('reads a dialog over the page, and not the page again when it closes', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  await spokenToTheEnd();
  readAloud.show('dialog', { texts: ['What went wrong?'], language: 'en' });
  expect(await spokenToTheEnd()).toEqual(['What went wrong?']);
  readAloud.hide('dialog');
  readAloud.show('wash', WASH);
  await settle();
  expect(speaker.speaking).toBeNull();
});

it('reads an announcement before the rest of the page, and to its end', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  readAloud.announce('5 minutes left', 'en');
  readAloud.announce('1 minute left', 'en');
  expect(await next()).toBe('5 minutes left');
  readAloud.hide('wash');
  readAloud.show('open', OPEN);
  expect(await spokenToTheEnd()).toEqual(['5 minutes left', '1 minute left', ...OPEN.texts]);
});

it('announces nothing while it is off', () => {
  readAloud.announce('5 minutes left', 'en');
  expect(speaker.begun).toEqual([]);
});

it('goes on with the first press where the browser requires one', async () => {
  readAloud.setOn(true);
  speaker.block(true);
  readAloud.show('wash', WASH);
  await settle();
  speaker.block(false);
  readAloud.announce('5 minutes left', 'en');
  expect(speaker.begun).toEqual([]);
  readAloud.notePress();
  expect(await spokenToTheEnd()).toEqual(['5 minutes left', ...WASH.texts]);
});

it('is silent once the test no longer shows', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  readAloud.announce('5 minutes left', 'en');
  readAloud.stop();
  await settle();
  expect(speaker.speaking).toBeNull();
});

it('knows the languages that have a voice, also those found later', () => {
  let changes = 0;
  readAloud.subscribe(() => (changes += 1));
  expect(readAloud.state().languages).toEqual(LANGUAGES);
  speaker.findVoices(['es']);
  expect([readAloud.state().languages, changes]).toEqual([['es'], 1]);
});

async function openChime(): Promise<{ chime: MemoryChime; ring: () => Promise<void> }> {
  const chime = makeMemoryChime();
  await chime.unlock();
  return { chime, ring: () => soundedOverSpeech(chime, readAloud).ring('closing') };
}

it('is interrupted by an alarm, and repeats the text once that has ended', async () => {
  const { chime, ring } = await openChime();
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  await next();
  const rung = ring();
  readAloud.announce('60 seconds left', 'en');
  await settle();
  expect([chime.rung, speaker.speaking]).toEqual([['closing'], null]);
  chime.endTones();
  await rung;
  expect(await spokenToTheEnd()).toEqual(['60 seconds left', 'Use soap', 'Next']);
});

it('does not repeat an announcement after an alarm: its time is over', async () => {
  const { chime, ring } = await openChime();
  readAloud.setOn(true);
  readAloud.announce('10 minutes left', 'en');
  const rung = ring();
  chime.endTones();
  await rung;
  await settle();
  expect(speaker.begun).toEqual(['10 minutes left']);
});

it('waits for an alarm before it reads the next page', async () => {
  const { chime, ring } = await openChime();
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  const rings = [ring(), ring()];
  readAloud.hide('wash');
  readAloud.show('open', OPEN);
  readAloud.notePress();
  expect(speaker.speaking).toBeNull();
  chime.endTones();
  await Promise.all(rings);
  expect(await spokenToTheEnd()).toEqual(OPEN.texts);
});

it('is not interrupted by an alarm that makes no sound', async () => {
  readAloud.setOn(true);
  readAloud.show('wash', WASH);
  await soundedOverSpeech(makeMemoryChime(), readAloud).ring('closing');
  expect([speaker.speaking, speaker.begun]).toEqual(['Wash your hands', ['Wash your hands']]);
});
