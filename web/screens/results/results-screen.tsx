import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { Button } from '../../components/button.tsx';
import { CallErrors } from '../../components/call-errors.tsx';
import { NoUserGroupScreen } from '../../components/no-user-group.tsx';
import { Screen } from '../../components/screen.tsx';
import { useServices } from '../../wiring/services.ts';
import '../../styles/results.css';

interface ResultsScreenProps {
  /** The heading if nothing is requested; otherwise the children contain it. */
  readonly heading: string;
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The layout of a results screen. If the account has no user group, it requests nothing and shows why. */
export const ResultsScreen = observer(function ResultsScreen({ heading, onBack, children }: ResultsScreenProps) {
  const { currentUser } = useServices().store.identity;
  if (currentUser?.user_groups.length === 0) return <NoUserGroupScreen heading={heading} onBack={onBack} />;
  return (
    <Screen top={onBack !== undefined && <BackArrow onBack={onBack} />}>
      <div className="results">{children}</div>
    </Screen>
  );
});

/** Why something could not be fetched, with a retry button. Renders nothing without errors. */
export function FetchErrors(props: { readonly errors: readonly AppError[]; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <CallErrors errors={props.errors}>
      <Button variant="secondary" data-press="try-again" onClick={props.onRetry}>
        {t('buttons.tryAgain')}
      </Button>
    </CallErrors>
  );
}
