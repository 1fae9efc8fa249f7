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
import { shownState } from './shown-state.ts';
import { useAnnounced } from './use-announced.ts';
import { useSpokenTexts } from './use-spoken-texts.ts';
import './reading.css';

/** The step that shows next says these itself. */
const SAID_BY_STEP: ReadonlySet<TimerAnnouncement> = new Set(['ready', 'expired', 'expiredUnsure']);

const SEPARATOR = '\n';

/** Reads a page while it shows; `name` is null while it does not. */
function usePage(readAloud: ReadAloud, name: string | null, texts: readonly string[], language: Language): void {
  const joined = texts.join(SEPARATOR);
  useEffect(() => (name === null ? undefined : () => readAloud.hide(name)), [readAloud, name]);
  useEffect(() => {
    if (name !== null) readAloud.show(name, { texts: joined.split(SEPARATOR), language });
  }, [readAloud, name, joined, language]);
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
  const page = shownState();
  const { open = null } = page;
  const { session, view, shownStep } = store;
  const name = [shownStep, session.currentStep, session.guestPage, view.accountPrompt, language].join();
  usePage(readAloud, accepted === null ? name : null, useSpokenTexts({ ...page, open: null }), language);
  usePage(readAloud, open === null ? null : `${name} ${JSON.stringify(open)}`, useSpokenTexts(page).slice(1), language);
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
