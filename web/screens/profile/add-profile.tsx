import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { BackArrow } from '../../components/back-arrow.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { NoUserGroupScreen } from '../../components/no-user-group.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Screen } from '../../components/screen.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import '../../styles/profiles.css';

/** What the form asks, in the order of the list. */
const ASKED = ['birth', 'zip', 'others', 'reporting'] as const;

/** What a profile is for, what the form will ask, and why (product.md section 2, /add-profile-information). */
const AddProfile = observer(function AddProfile({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const heading = t('addProfile.heading');
  if (lacksUserGroup(store.snapshot)) return <NoUserGroupScreen heading={heading} onBack={onBack} />;
  return (
    <Screen
      top={onBack !== undefined && <BackArrow onBack={onBack} />}
      actions={
        <ButtonLink variant="primary" press="next">
          {t('buttons.next')}
        </ButtonLink>
      }
    >
      <PageHeading>{heading}</PageHeading>
      <p className="lead">{t('addProfile.lead')}</p>
      <p>{t('addProfile.use')}</p>
      <section className="info-card" aria-labelledby="asked">
        <h2 id="asked">{t('addProfile.asked.heading')}</h2>
        <dl className="info-card__list">
          {ASKED.map((item) => (
            <div key={item}>
              <dt>{t(`addProfile.asked.${item}.label`)}</dt>
              <dd>{t(`addProfile.asked.${item}.why`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Screen>
  );
});

export default AddProfile;
