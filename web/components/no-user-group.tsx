import { useTranslation } from 'react-i18next';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { BackArrow } from './back-arrow.tsx';
import { ButtonLink } from './button.tsx';
import { Callout } from './callout.tsx';
import { LinkedText } from './linked-text.tsx';
import { PageHeading } from './page-heading.tsx';
import { Screen } from './screen.tsx';

/** Shown to a user whose account has no user group: what is wrong, and whom to contact (product.md section 6). */
export function NoUserGroup() {
  const { t } = useTranslation();
  return (
    <Callout kind="warning" title={t('noUserGroup.title')}>
      <p>{t('noUserGroup.text')}</p>
      <p>
        <LinkedText text={t('noUserGroup.contact', { email: SUPPORT_EMAIL })} />
      </p>
    </Callout>
  );
}

interface NoUserGroupScreenProps {
  /** The heading of the screen that this one replaces. */
  readonly heading: string;
  readonly onBack: (() => void) | undefined;
}

/** Replaces a screen that would request data of the user group. */
export function NoUserGroupScreen({ heading, onBack }: NoUserGroupScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <ButtonLink variant="primary" press="contact-us">
          {t('buttons.contact')}
        </ButtonLink>
      }
    >
      <PageHeading>{heading}</PageHeading>
      <NoUserGroup />
    </Screen>
  );
}
