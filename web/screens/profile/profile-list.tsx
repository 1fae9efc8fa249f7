import { useTranslation } from 'react-i18next';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { useDesk, type DeskView } from '../../components/use-desk.ts';
import { useAccount } from '../../wiring/services.ts';

/** Asks for the account's profiles anew; screens show what the app's state holds of them at once. */
export function useProfileList(): DeskView<readonly ProfileSummary[]> {
  const { actions } = useAccount();
  return useDesk(() => actions.profiles.openList());
}

/** Why the profiles could not be fetched, above the ones that were kept. */
export function ProfileListErrors({ list }: { readonly list: DeskView<readonly ProfileSummary[]> }) {
  const { t } = useTranslation();
  return (
    <CallErrors errors={list.errors}>
      <p>{t('profileChoice.mayBeOld')}</p>
      <Button variant="secondary" data-press="try-again" onClick={list.load}>
        {t('buttons.tryAgain')}
      </Button>
    </CallErrors>
  );
}
