import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../core/domain/limits.ts';
import { PASSWORD_RULES, unmetPasswordRules, type PasswordRule } from '../../core/domain/validate-password.ts';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];
const LENGTHS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
const TITLE_ID = 'password-rules';
const ruleId = (rule: PasswordRule): string => `${TITLE_ID}-${rule}`;

/**
 * Describes the password field: the requirements without their state, which a screen reader would otherwise repeat
 * after every key.
 */
export const PASSWORD_RULES_IDS = [TITLE_ID, ...RULES.map(ruleId)].join(' ');

/** The pause in typing, in milliseconds, after which progress is announced. */
const PAUSE_MS = 1_200;

/** The number of requirements met when typing pauses; null while the field is empty. */
function useCountAtPause(password: string, met: number): number | null {
  const [announcedCount, setAnnouncedCount] = useState<number | null>(null);
  useEffect(() => {
    const timeout = window.setTimeout(() => setAnnouncedCount(password === '' ? null : met), PAUSE_MS);
    return () => window.clearTimeout(timeout);
  }, [password, met]);
  return announcedCount;
}

function Tick({ isMet }: { readonly isMet: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon password-rules__tick">
      <circle cx="12" cy="12" r="9" />
      {isMet && <path d="m8 12.4 2.8 2.8L16.2 9.4" />}
    </svg>
  );
}

/** The password requirements, each checked as soon as it is met (product.md section 2, /create-account). */
export function PasswordChecklist({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const unmet = unmetPasswordRules(password);
  const announcedCount = useCountAtPause(password, RULES.length - unmet.length);
  return (
    <div className="password-rules">
      <p className="password-rules__title" id={TITLE_ID}>
        {t('password.rulesTitle')}
      </p>
      <ul className="password-rules__list">
        {RULES.map((rule) => {
          const isMet = !unmet.includes(rule);
          return (
            <li key={rule} className="password-rules__rule" data-rule={rule} data-met={isMet}>
              <Tick isMet={isMet} />
              <span id={ruleId(rule)}>{t(`password.rules.${rule}`, LENGTHS)}</span>
              <span className="visually-hidden">{t(isMet ? 'password.met' : 'password.unmet')}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {announcedCount !== null && t('password.count', { met: String(announcedCount), all: String(RULES.length) })}
      </p>
    </div>
  );
}
