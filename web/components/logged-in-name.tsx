import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useServices } from '../wiring/services.ts';

/** The full name of the logged-in user; renders nothing without a profile. */
export const LoggedInName = observer(function LoggedInName() {
  const { t } = useTranslation();
  const { currentUser } = useServices().store.identity;
  const name = currentUser === null ? '' : `${currentUser.first_name} ${currentUser.last_name}`.trim();
  if (name === '') return null;
  return (
    <p className="frame__name" data-user>
      <span className="visually-hidden">{t('frame.signedInAs')} </span>
      {name}
    </p>
  );
});
