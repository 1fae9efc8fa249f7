import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { QueryStore } from '../../stores/query-store.ts';
import { useAccount } from '../../wiring/services.ts';

/** Refetches the account's profiles; until then screens show those in the app's state. */
export function useProfileList(): QueryStore<readonly ProfileSummary[]> {
  const { actions } = useAccount();
  return useFetched(() => new QueryStore(actions.profiles.openList()));
}

/** Why the profiles could not be fetched, shown above the cached ones. */
export const ProfileListErrors = observer(function ProfileListErrors(props: {
  readonly list: QueryStore<readonly ProfileSummary[]>;
}) {
  const { list } = props;
  const { t } = useTranslation();
  return (
    <CallErrors errors={list.errors}>
      <p>{t('profileChoice.mayBeOld')}</p>
      <Button variant="secondary" data-press="try-again" onClick={list.load}>
        {t('buttons.tryAgain')}
      </Button>
    </CallErrors>
  );
});
