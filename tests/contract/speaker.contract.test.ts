import { makeMemorySpeaker } from '../support/memory-speaker.ts';
import { makeWebSpeechSpeaker } from '../../adapters/speech/web-speech-speaker.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { makeFakeSpeech, voiceFor } from '../support/speech-of-browser.ts';
import { describeSpeaker } from './speaker.suite.ts';

describeSpeaker('memory', () => {
  const speaker = makeMemorySpeaker();
  return { speaker, ...speaker, speaking: () => speaker.speaking };
});

describeSpeaker('the browser', () => {
  const voicesOf = (languages: readonly string[]) => languages.map((language) => voiceFor(`${language}-US`));
  const speech = makeFakeSpeech(voicesOf(LANGUAGES));
  return {
    ...speech,
    speaker: makeWebSpeechSpeaker(speech.browser),
    speaking: () => speech.speaking()?.text ?? null,
    findVoices: (languages) => speech.findVoices(voicesOf(languages)),
  };
});
