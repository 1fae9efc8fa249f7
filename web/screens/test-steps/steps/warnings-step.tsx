import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../../core/domain/languages.ts';
import type { Kit } from '../../../../core/domain/kit.ts';
import { FDA_WARNINGS } from '../../../../core/domain/kit-texts.ts';
import { testedKit } from '../../../../core/flow/timers.ts';
import { observer } from 'mobx-react-lite';
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

/** The warnings of the specification, grouped by topic. */
const GROUPS = [
  ['who', ['under2', 'child', 'nosebleeds', 'injury', 'sevenDays', 'visual']],
  ['before', ['virusOnly', 'notADoctor', 'noseSpray', 'expiry', 'damaged']],
  ['during', ['singleUse', 'ownParts', 'sixtyMinutes', 'swabTip', 'onTime', 'brightLight', 'serial']],
  ['liquid', ['skinAndEyes', 'rinse', 'doNotEat', 'children', 'poison']],
] as const;

function PoisonHelp() {
  const texts = useStepTexts();
  const { i18n } = useTranslation();
  const phone = texts.own('poison.phone');
  const language = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  return (
    <p className="step-links">
      <a href={`tel:${phone.replace(/\D/g, '')}`}>
        <span>
          {texts.own('poison.phoneLabel')} <span className="step-phone">{phone}</span>
        </span>
      </a>
      <a href={POISON_HELP[language]} target="_blank" rel="noreferrer">
        {texts.own('poison.link')}
      </a>
    </p>
  );
}

/** The FDA's word stands first among what to know before the test. */
function textPathsOf(group: string, items: readonly string[], { fdaStatus }: Kit): readonly string[] {
  const paths = items.map((item) => `items.${item}`);
  return group === 'before' ? [FDA_WARNINGS[fdaStatus], ...paths, 'temperature'] : paths;
}

/**
 * All warnings and precautions, with the number to call if someone swallows the liquid. Next scrolls to the next group
 * until the end of the list has been in view (decisions.md section 7).
 */
export const WarningsStep = observer(function WarningsStep() {
  const { actions, store } = useSteps();
  const texts = useStepTexts();
  const { groupRef, isRead, readOn } = useReading(GROUPS.length);
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
      {GROUPS.map(([group, items], index) => (
        <section key={group} ref={groupRef(index)} className="warnings" aria-labelledby={`warnings-${group}`}>
          <h2 id={`warnings-${group}`} tabIndex={-1}>
            {texts.own(`groups.${group}`)}
            <span className="warnings__count">{texts.own('count', { number: index + 1, total: GROUPS.length })}</span>
          </h2>
          <ul className="points">
            {textPathsOf(group, items, testedKit(store)).map((path) => (
              <li key={path}>{texts.own(path)}</li>
            ))}
          </ul>
          {group === 'liquid' && <PoisonHelp />}
        </section>
      ))}
    </StepPage>
  );
});
