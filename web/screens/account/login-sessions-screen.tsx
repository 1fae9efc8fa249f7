import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { makeLoginSessionsQuery } from '../../../core/use-cases/account/login-sessions.ts';
import { useFetched } from '../../components/use-fetched.ts';
import { AccountListStore } from '../../stores/account-list-store.ts';
import { useServices } from '../../wiring/services.ts';
import type { ScreenProps } from '../screen-props.ts';
import { EndLoginSessions } from './end-login-sessions.tsx';
import { LoginSessionList } from './login-session-list.tsx';

/** Where the account is logged in (decisions.md section 7): the list, and the password before some of it is ended. */
const LoginSessions = observer(function LoginSessions({ onBack }: ScreenProps) {
  const { loginSessionApi } = useServices();
  const store = useFetched(() => new AccountListStore(makeLoginSessionsQuery(loginSessionApi)));
  const [endedCount, setEndedCount] = useState(0);
  const { list: query, part } = store;
  if (part.kind === 'ending') {
    return <EndLoginSessions query={query} ended={part.ended} onEnded={() => setEndedCount(endedCount + 1)} />;
  }
  return <LoginSessionList store={store} endedCount={endedCount} onBack={onBack} />;
});

export default LoginSessions;
