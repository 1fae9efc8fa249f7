import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

interface ConfirmDeletionProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Confirms the deletion of a profile and states what is deleted and what remains. */
export function ConfirmDeletion({ name, isBusy, onKeep, onDelete }: ConfirmDeletionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('profileRemoval.confirm.title', { name })}
      onClose={onKeep}
      actions={
        <>
          <Button data-press="keep-profile" onClick={onKeep}>
            {t('profileRemoval.confirm.keep')}
          </Button>
          <Button
            variant="danger"
            data-press="confirm-delete"
            busy={isBusy ? t('profileRemoval.confirm.removing') : null}
            onClick={onDelete}
          >
            {t('profileRemoval.confirm.remove')}
          </Button>
        </>
      }
    >
      <p>{t('profileRemoval.confirm.goes')}</p>
      <p>{t('profileRemoval.confirm.stays')}</p>
    </Dialog>
  );
}
