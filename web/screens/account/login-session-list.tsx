import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LoginSessionDetails } from '../../../core/domain/login-session.ts';
import {
  loginSessionsButton,
  type LoginSessionsPart,
  type LoginSessionsQuery,
} from '../../../core/use-cases/account/login-sessions.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { Callout } from '../../components/callout.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { StatusNotice } from '../../components/status-notice.tsx';
import type { AccountListStore } from '../../stores/account-list-store.ts';
import { useTestTime } from '../../texts/test-time.ts';
import { useBrowserWords } from './browser-words.ts';

interface EntryProps {
  readonly loginSession: LoginSessionDetails;
  readonly onEnd: () => void;
}

/** One login session. This browser's own has no button: "Log out" is on the home page. */
function Entry({ loginSession, onEnd }: EntryProps) {
  const { t } = useTranslation();
  const browser = useBrowserWords()(loginSession);
  const timeOf = useTestTime('medium');
  const { isCurrent, startedAt, lastUsedAt } = loginSession;
  const at = (instant: string): string => timeOf(Date.parse(instant), null);
  return (
    <li className="device">
      <div className="device__text">
        <p className="device__name">{browser}</p>
        {isCurrent && <p>{t('loginSessions.current')}</p>}
      </div>
      {!isCurrent && (
        <Button
          variant="link"
          data-press="end-session"
          aria-label={t('loginSessions.endLabel', { browser, time: at(startedAt) })}
          onClick={onEnd}
        >
          {t('loginSessions.endOne')}
        </Button>
      )}
      <div className="device__kind device__times">
        <p>{t('loginSessions.startedAt', { time: at(startedAt) })}</p>
        {!isCurrent && <p>{t('loginSessions.lastUsedAt', { time: at(lastUsedAt) })}</p>}
      </div>
    </li>
  );
}

interface LoginSessionListProps {
  readonly store: AccountListStore<LoginSessionDetails, LoginSessionsPart, LoginSessionsQuery>;
  /** How often the person has ended some of them. */
  readonly endedCount: number;
  readonly onBack: (() => void) | undefined;
}

/** Where the account is logged in, each with a button to end it. */
export const LoginSessionList = observer(function LoginSessionList(props: LoginSessionListProps) {
  const { store, endedCount, onBack } = props;
  const { t } = useTranslation();
  const { value: loginSessions, errors, isBusy, load, list: query } = store;
  const button = loginSessionsButton(store);
  return (
    <Screen
      top={onBack === undefined ? undefined : <BackArrow onBack={onBack} />}
      {...(button !== null && {
        actions: (
          <Button data-press={button} onClick={button === 'try-again' ? load : () => query.askToEnd('others')}>
            {t(button === 'try-again' ? 'buttons.tryAgain' : 'loginSessions.endOthers')}
          </Button>
        ),
      })}
    >
      {/* The button of the ended login session is gone, so the focus moves here. */}
      <PageHeading page={t('loginSessions.page')} screenKey={`list-${endedCount}`}>
        {t('loginSessions.heading')}
      </PageHeading>
      <StatusNotice>
        {endedCount > 0 && (
          <Callout>
            <p>{t('loginSessions.ended')}</p>
          </Callout>
        )}
        {loginSessions === null && isBusy && t('frame.loading')}
      </StatusNotice>
      {loginSessions !== null && (
        <>
          <p>{t('loginSessions.lead')}</p>
          <ul className="devices" aria-label={t('loginSessions.list')}>
            {loginSessions.map((one) => (
              <Entry key={one.number} loginSession={one} onEnd={() => query.askToEnd(one)} />
            ))}
          </ul>
        </>
      )}
      <CallErrors errors={errors} />
    </Screen>
  );
});
