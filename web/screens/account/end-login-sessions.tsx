import { useTranslation } from 'react-i18next';
import type { LoginSessionDetails } from '../../../core/domain/login-session.ts';
import { LOGIN_SESSIONS_PARTS, type LoginSessionsQuery } from '../../../core/use-cases/account/login-sessions.ts';
import { Button } from '../../components/button.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../components/use-form.ts';
import { useBrowserWords } from './browser-words.ts';

interface EndLoginSessionsProps {
  readonly query: LoginSessionsQuery;
  readonly ended: LoginSessionDetails | 'others';
  readonly onEnded: () => void;
}

/** Asks for the password, and says what happens on the browsers that are logged out. */
export function EndLoginSessions({ query, ended, onEnded }: EndLoginSessionsProps) {
  const { t } = useTranslation();
  const wordsOf = useBrowserWords();
  const form = useForm(() => query.endForm);
  const others = ended === 'others';
  return (
    <FormScreen
      form={form}
      page={t('loginSessions.page')}
      heading={others ? t('loginSessions.end.others') : t('loginSessions.end.one', { browser: wordsOf(ended) })}
      screenKey="ending"
      onBack={query.leave}
      submit={{ label: t('loginSessions.end.confirm'), busy: t('loginSessions.end.ending') }}
      onAccepted={onEnded}
      beside={
        <Button variant="secondary" data-press={LOGIN_SESSIONS_PARTS.ending.leave} onClick={query.leave}>
          {t('loginSessions.end.keep')}
        </Button>
      }
    >
      <p>{t('loginSessions.end.test')}</p>
      <PasswordField
        {...form.field('password')}
        label={t('loginSessions.end.password')}
        help={t('loginSessions.end.why')}
        autoComplete="current-password"
      />
    </FormScreen>
  );
}
