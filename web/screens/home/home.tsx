import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { testCard } from '../../../core/flow/home-cards.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../../core/flow/selectors.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { SavedNotice } from '../../components/saved-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { useServices } from '../../wiring/services.ts';
import { IncompleteTest } from './incomplete-test.tsx';
import { LateLastResult } from './late-last-result.tsx';
import { MenuAction, MenuLink } from './menu-item.tsx';
import { QuietLinks } from './quiet-links.tsx';
import { StartFailure } from './start-failure.tsx';
import { TestUnderWay } from './test-under-way.tsx';
import { useStart } from './use-start.ts';
import '../../styles/home.css';
import { canStore } from '../../../core/flow/can-store.ts';
import { Callout } from '../../components/callout.tsx';

/** Says before a test that this browser does not keep it; renders nothing in a browser that does. */
function NotStored() {
  const { t } = useTranslation();
  const { storage } = useServices();
  const [isStored] = useState(() => canStore(storage));
  if (isStored) return null;
  return (
    <Callout kind="warning" title={t('home.notStored.title')}>
      <p>{t('home.notStored.text')}</p>
    </Callout>
  );
}

/** The greeting of a person whose name is known, or the question that the menu answers. */
const Heading = observer(function Heading() {
  const { t } = useTranslation();
  const name = useServices().store.identity.currentUser?.first_name ?? '';
  const heading = name === '' ? t('home.heading') : t('home.hello', { name });
  return <PageHeading page={t('home.page')}>{heading}</PageHeading>;
});

/**
 * The state first: the test under way or the start of one, the last result and the day to test again; then the menu
 * (product.md section 2, /home). Guests have no past results and no profiles.
 */
const Home = observer(function Home() {
  const { t } = useTranslation();
  const { store, actions, navigator } = useServices();
  const { wanted, start } = useStart(store.view.wantedFlow);
  useEffect(() => actions.openHome(), [actions]);
  const isAsked = isTestAskedAbout(store.snapshot, navigator.current());
  const card = testCard(store.snapshot, store.moment.now);
  const isAccount = store.identity.currentUser !== null;
  return (
    <Screen>
      <SavedNotice />
      {isAsked && <IncompleteTest />}
      <div className={isAccount ? 'home' : 'home home--guest'}>
        <Heading />
        <NotStored />
        {wanted !== null && <StartFailure onRetry={() => start(wanted)} />}
        <p role="status" className="status-text">
          {store.view.pending === 'start' && t('home.starting')}
        </p>
        <div className="home__cards">
          {card === null ? (
            <MenuAction item="testing" press="start-testing" isMain onPress={() => start('testing')} />
          ) : (
            <TestUnderWay card={card} hasButtons={!isAsked} />
          )}
          {isAccount && !lacksUserGroup(store.snapshot) && <LateLastResult />}
        </div>
        {(card === null || isAccount) && (
          <nav className="home__menu" aria-label={t('home.page')}>
            {card === null && <MenuAction item="express" press="start-reporting" onPress={() => start('reporting')} />}
            {isAccount && (
              <>
                <MenuLink item="results" press="view-results" />
                <MenuLink item="profiles" press="profile-management" />
              </>
            )}
          </nav>
        )}
        <QuietLinks />
      </div>
    </Screen>
  );
});

export default Home;
