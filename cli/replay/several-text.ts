import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Several } from '../../replay/choose-snapshot.ts';
import { readable } from './readable-instant.ts';

/** That a text has several snapshots, which one is answered, and how to choose another; null if it has one. */
export function severalText(several: Several | null, isChosen: boolean, language: Language): string | null {
  if (several === null) return null;
  const { madeAt, number } = several;
  const { chosen, latest, made, madeUnknown } = terminalTexts[language].replay.several;
  const listed = madeAt.map((at, index) =>
    fillIn(at === null ? madeUnknown : made, { number: index + 1, at: readable(at ?? '') }),
  );
  const others = listed.filter((_one, index) => index !== number - 1).join('; ');
  return fillIn(isChosen ? chosen : latest, { count: madeAt.length, answered: listed[number - 1] ?? '', others });
}
