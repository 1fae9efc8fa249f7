import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../core/domain/languages.ts';
import type { TimerAnnouncement } from '../../../../core/flow/timer-announcement.ts';
import type { ReadAloud } from '../../../../core/use-cases/session/read-aloud.ts';
import { useNoticeSlot } from '../../../components/top-layer.ts';
import { useBackgroundPart } from '../../../loading/use-late-part.ts';
import { observed } from '../../../stores/observed.ts';
import { languageOf } from '../../../texts/language-of.ts';
import { useTimerAnnouncement } from '../../../timer/use-timer-announcement.ts';
import { useSteps } from '../step-services.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { shownPages } from './spoken-pages.ts';
import { useAnnounced } from './use-announced.ts';
import './reading.css';

/** The step that shows next says these itself. */
const SAID_BY_STEP: ReadonlySet<TimerAnnouncement> = new Set(['ready', 'expired', 'expiredUnsure']);

/** Reads the page and what opens over it. A page that is replaced for a moment waits. */
function usePages(readAloud: ReadAloud, isReplaced: boolean, language: Language): void {
  useEffect(() => {
    if (isReplaced) return undefined;
    let names: readonly string[] = [];
    const hide = (gone: readonly string[]): void => gone.forEach((name) => readAloud.hide(name));
    const read = (): void => {
      const pages = shownPages();
      const before = names;
      names = pages.map(({ name }) => name);
      hide(before.filter((name) => !names.includes(name)));
      pages.forEach(({ name, texts }) => readAloud.show(name, { texts, language }));
    };
    read();
    const observer = new MutationObserver(read);
    const attributeFilter = ['open', 'hidden'];
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
    // A choice in a list changes no element.
    document.addEventListener('change', read);
    return () => {
      observer.disconnect();
      document.removeEventListener('change', read);
      hide(names);
    };
  }, [readAloud, isReplaced, language]);
}

/** Browsers allow speech after a press, and some go on speaking after the page was left. */
function usePresses(readAloud: ReadAloud): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('click', readAloud.notePress, { signal, capture: true });
    window.addEventListener('pagehide', readAloud.stop, { signal });
    return () => {
      leaving.abort();
      readAloud.stop();
    };
  }, [readAloud]);
}

interface StepReaderProps {
  /** The accepted scan that shows in place of the step, in words; null if none does. */
  readonly accepted: string | null;
}

const Reader = observer(function Reader({ accepted, readAloud }: StepReaderProps & { readonly readAloud: ReadAloud }) {
  const { store } = useSteps();
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n);
  const [state] = useState(() => observed(readAloud));
  const [place] = useState(() => document.querySelector('.frame__links'));
  const announced = useTimerAnnouncement(store);
  const isSaid = announced !== null && !SAID_BY_STEP.has(announced);
  usePages(readAloud, accepted !== null, language);
  usePresses(readAloud);
  useAnnounced(isSaid ? t(`timerBar.announce.${announced}`) : null);
  useAnnounced(accepted);
  const { isOn, languages } = state();
  // A dialog makes the frame inert.
  const shownIn = useNoticeSlot() ?? place;
  if (shownIn === null || !languages.includes(language)) return null;
  return createPortal(<ReadAloudButton isOn={isOn} onChange={readAloud.setOn} />, shownIn);
});

/** Reads the steps of the test aloud once the person has turned that on, with the button for it. Nothing until it is loaded. */
export function StepReader({ accepted }: StepReaderProps) {
  const { loadAlerts } = useSteps();
  const alerts = useBackgroundPart(loadAlerts);
  // A result may have to wait in the browser for days until it can be sent.
  useEffect(() => void alerts?.storageKeeper.ask(), [alerts]);
  return alerts === null ? null : <Reader accepted={accepted} readAloud={alerts.readAloud} />;
}
