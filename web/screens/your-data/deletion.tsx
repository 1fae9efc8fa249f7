import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import { mailtoOf, type DeletionMail } from '../../../core/use-cases/your-data/deletion-mail.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useServices } from '../../wiring/services.ts';
import '../../styles/your-data.css';

/** The email in the current language. It names the account, whose email address it must come from. */
function useDeletionMail(): DeletionMail {
  const { t } = useTranslation();
  const { store } = useServices();
  const email = store.snapshot.identity.currentUser?.email ?? '';
  const [request, account] = [t('yourData.deletion.mail.request'), t('yourData.deletion.mail.account', { email })];
  return {
    to: SUPPORT_EMAIL,
    subject: t('yourData.deletion.mail.subject'),
    body: `${request}\n\n${account}`,
  };
}

interface ConfirmProps {
  readonly mail: DeletionMail;
  readonly onKeep: () => void;
  readonly onWrite: () => void;
}

/** Says what deletion means, before the mail program opens. */
function Confirm({ mail, onKeep, onWrite }: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('yourData.deletion.confirm.title')}
      onClose={onKeep}
      actions={
        <>
          <Button data-press="keep-account" onClick={onKeep}>
            {t('yourData.deletion.confirm.keep')}
          </Button>
          <a className="button button--danger" data-press="write-deletion" href={mailtoOf(mail)} onClick={onWrite}>
            {t('yourData.deletion.confirm.write')}
          </a>
        </>
      }
    >
      <p>{t('yourData.deletion.confirm.goes')}</p>
      <p>{t('yourData.deletion.confirm.stays')}</p>
      <p>{t('yourData.deletion.confirm.first')}</p>
    </Dialog>
  );
}

/** What to do now, with the email to copy where no mail program has opened. */
function Written({ mail: { to, subject, body } }: { readonly mail: DeletionMail }) {
  const { t } = useTranslation();
  const parts = [
    [t('yourData.deletion.written.to'), to],
    [t('yourData.deletion.written.subject'), subject],
    [t('yourData.deletion.written.text'), body],
  ] as const;
  return (
    <>
      <p>{t('yourData.deletion.written.otherwise')}</p>
      <dl className="data-mail">
        {parts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The request to delete the account, which goes by email to customer service (product.md section 1). */
export const Deletion = observer(function Deletion() {
  const { t } = useTranslation();
  const mail = useDeletionMail();
  const [part, setPart] = useState<'start' | 'confirm' | 'written'>('start');
  return (
    <section className="data-section" aria-labelledby="your-data-deletion">
      <h2 id="your-data-deletion">{t('yourData.deletion.heading')}</h2>
      <p>{t('yourData.deletion.lead')}</p>
      <p role="status" className="status-text">
        {part === 'written' && t('yourData.deletion.written.send')}
      </p>
      {part === 'written' && <Written mail={mail} />}
      <Button variant="secondary" data-press="ask-deletion" onClick={() => setPart('confirm')}>
        {t('yourData.deletion.ask')}
      </Button>
      {part === 'confirm' && <Confirm mail={mail} onKeep={() => setPart('start')} onWrite={() => setPart('written')} />}
    </section>
  );
});
