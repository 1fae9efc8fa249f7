import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../../core/domain/languages.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { warningGroups, type WarningGroup } from '../../../../core/step-texts/start-texts.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NextButton } from '../parts/next-button.tsx';
import { StepPage } from '../parts/step-page.tsx';
import { useSteps } from '../step-services.ts';
import { useReading } from '../use-reading.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The page of Poison Help, which has a Spanish one. */
const POISON_HELP = {
  en: 'https://poisonhelp.hrsa.gov/',
  es: 'https://poisonhelp.hrsa.gov/es',
} as const satisfies Record<Language, string>;

/** The icon of each group; decorative. */
const ICONS: Readonly<Record<WarningGroup['id'], ReactNode>> = {
  who: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  use: (
    <>
      <rect x="7" y="2.5" width="10" height="19" rx="3" />
      <path d="M10 7.5h4M10 11h4M12 16.5v.01" />
    </>
  ),
  liquid: <path d="M12 3c3.6 4.3 5.8 7.4 5.8 10.7a5.8 5.8 0 0 1-11.6 0C6.2 10.4 8.4 7.3 12 3z" />,
  result: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </>
  ),
};

const PHONE = (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
    <path d="M7.5 3.5 10 8.5 8 10.5a13 13 0 0 0 5.5 5.5l2-2 5 2.5c.2 2.4-1.4 4-3.7 4C10 20.5 3.5 14 3.5 7.2c0-2.3 1.6-3.9 4-3.7z" />
  </svg>
);

/** A warning; the name of Poison Help in it is a link to its page. */
function Warning({ path }: { readonly path: string }) {
  const texts = useStepTexts();
  const { i18n } = useTranslation();
  const text = texts.own(path);
  if (path !== 'items.poison') return text;
  const link = texts.own('poison.link');
  const [before, after] = text.split(link);
  const language = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  return (
    <>
      {before}
      <a href={POISON_HELP[language]} target="_blank" rel="noreferrer">
        {link}
      </a>
      {after}
    </>
  );
}

/** The number of Poison Help, to call with a touch. */
function PoisonHelpCall() {
  const texts = useStepTexts();
  const phone = texts.own('poison.phone');
  return (
    <a
      className="button button--secondary"
      href={`tel:${phone.replace(/\D/g, '')}`}
      aria-label={texts.own('poison.call', { phone })}
    >
      {PHONE}
      {phone}
    </a>
  );
}

/**
 * All warnings and precautions, with the number to call if someone swallows the liquid. Next scrolls to the next group
 * until the end of the list has been in view (decisions.md section 7).
 */
export const WarningsStep = observer(function WarningsStep() {
  const { actions, store } = useSteps();
  const texts = useStepTexts();
  const groups = warningGroups(testedKit(store).fdaStatus);
  const { groupRef, isRead, readOn } = useReading(groups.length);
  const press = async (): Promise<void> => {
    if (!readOn()) await actions.pressNext();
  };
  const next = (
    <>
      <p className="step-confirm">{texts.own('confirm')}</p>
      <NextButton onPress={press} isIntercepted={!isRead} />
    </>
  );
  return (
    <StepPage actions={next}>
      <div className="warning-groups">
        {groups.map(({ id: group, count, items }, index) => (
          <section key={group} ref={groupRef(index)} className="warnings" aria-labelledby={`warnings-${group}`}>
            <h2 id={`warnings-${group}`} tabIndex={-1}>
              <svg viewBox="0 0 24 24" aria-hidden="true" className="icon warnings__icon">
                {ICONS[group]}
              </svg>
              <span className="warnings__title">{texts.own(`groups.${group}`)}</span>
              <span className="warnings__count">{count}</span>
            </h2>
            <ul className="points">
              {items.map((path) => (
                <li key={path}>
                  <Warning path={path} />
                </li>
              ))}
            </ul>
            {group === 'liquid' && <PoisonHelpCall />}
          </section>
        ))}
      </div>
    </StepPage>
  );
});
