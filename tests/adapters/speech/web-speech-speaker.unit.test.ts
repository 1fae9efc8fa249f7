import { expect, it } from 'vitest';
import { makeWebSpeechSpeaker } from '../../../adapters/speech/web-speech-speaker.ts';
import { makeFakeSpeech, voiceFor, type Voice } from '../../support/speech-of-browser.ts';

/** The name of the voice that speaks Spanish; null if none does. */
function spanishVoice(...voices: readonly Voice[]): string | null {
  const speech = makeFakeSpeech(voices);
  const speaker = makeWebSpeechSpeaker(speech.browser);
  void speaker.speak('Abra el kit', 'es');
  return speech.speaking()?.voice ?? null;
}

it('speaks with no voice that sends the text to a server', () => {
  const remote = voiceFor('es-US', { name: 'remote', localService: false, default: true });
  expect(spanishVoice(remote)).toBeNull();
  expect(spanishVoice(remote, voiceFor('es-ES', { name: 'local' }))).toBe('local');
  expect(makeWebSpeechSpeaker(makeFakeSpeech([remote]).browser).canSpeak('es')).toBe(false);
});

it('prefers the voice of the country, then the one that the person chose as default', () => {
  const [spain, mexico] = [voiceFor('es-ES'), voiceFor('es_MX', { default: true })];
  expect(spanishVoice(spain, mexico, voiceFor('en-US', { default: true }))).toBe('es_MX');
  expect(spanishVoice(spain, mexico, voiceFor('es_US'))).toBe('es_US');
  expect(spanishVoice(voiceFor('est-EE'), voiceFor('en-US'))).toBeNull();
});

it('speaks nothing in a browser without speech synthesis', async () => {
  const speaker = makeWebSpeechSpeaker(null);
  speaker.subscribe(() => undefined)();
  speaker.stop();
  expect([speaker.canSpeak('en'), await speaker.speak('Hello', 'en')]).toEqual([false, 'ended']);
});

it('speaks in an older Safari, which sends no events about voices', () => {
  const { browser, speaking } = makeFakeSpeech([voiceFor('en-US')]);
  const { getVoices, speak, cancel } = browser.synthesis;
  const speaker = makeWebSpeechSpeaker({ ...browser, synthesis: { getVoices, speak, cancel } });
  speaker.subscribe(() => undefined)();
  void speaker.speak('Hello', 'en');
  expect(speaking()?.text).toBe('Hello');
});
