import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isTestAskedAbout } from '../../../core/flow/selectors.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import { useServices } from '../../wiring/services.ts';
import { IncompleteTest } from './incomplete-test.tsx';
import { MenuAction, MenuLink } from './menu-item.tsx';
import { StartFailure } from './start-failure.tsx';

/** The menu (product.md section 2, /home). Guests have no past results and no profiles. */
const Home = observer(function Home() {
  const { t } = useTranslation();
  const { store, actions, navigator } = useServices();
  const { pending } = store.view;
  // A failure from before this screen opened is not about starting a test.
  const [wanted, setWanted] = useState<FlowName | null>(null);
  const start = (flow: FlowName): void => {
    setWanted(flow);
    void actions.startTest(flow);
  };
  return (
    <Screen>
      {isTestAskedAbout(store.snapshot, navigator.current()) && <IncompleteTest />}
      <PageHeading page={t('home.page')}>{t('home.heading')}</PageHeading>
      {wanted !== null && <StartFailure onRetry={() => start(wanted)} />}
      <p role="status" className="status-text">
        {pending === 'start' && t('home.starting')}
      </p>
      <nav className="menu" aria-label={t('home.page')}>
        <MenuAction item="testing" press="start-testing" isMain onPress={() => start('testing')} />
        <MenuAction item="express" press="start-reporting" onPress={() => start('reporting')} />
        {store.identity.currentUser !== null && (
          <>
            <MenuLink item="results" press="view-results" />
            <MenuLink item="profiles" press="profile-management" />
          </>
        )}
        <MenuLink item="support" press="support" />
        <MenuLink item="terms" press="terms-of-use" />
        <MenuLink item="privacy" press="privacy-policy" />
        <MenuLink item="healthData" press="health-data-policy" />
        <MenuAction item="signOut" press="sign-out" onPress={() => actions.logOut()} />
      </nav>
    </Screen>
  );
});

export default Home;
