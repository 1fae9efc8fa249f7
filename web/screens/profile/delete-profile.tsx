import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import { lacksUserGroup } from '../../../core/flow/selectors.ts';
import { deletableProfiles, deletionObstacle, removalForm } from '../../../core/use-cases/profile/remove-profile.ts';
import { Callout } from '../../components/callout.tsx';
import { FormScreen } from '../../components/form-screen.tsx';
import { NoUserGroupScreen } from '../../components/no-user-group.tsx';
import { PersonChoice } from '../../components/person-choice.tsx';
import { useForm } from '../../components/use-form.ts';
import { usePersonName } from '../../components/use-person-name.ts';
import type { ScreenProps } from '../screen-props.ts';
import { useAccount, useServices } from '../../wiring/services.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { ProfileListErrors, useProfileList } from './profile-list.tsx';

/** Returns why a profile cannot be deleted. */
function useObstacle(): (profileId: string) => string | undefined {
  const { t } = useTranslation();
  const { store } = useServices();
  return (profileId) => {
    const obstacle = deletionObstacle(store.snapshot, profileId);
    return obstacle === null ? undefined : t(`profileRemoval.obstacles.${obstacle}`);
  };
}

/** The profile that was deleted last, and whether it was missing already. */
interface Removed {
  readonly profile: ProfileSummary;
  readonly wasGone: boolean;
}

/** The state of deleting a profile: which one is chosen, which awaits confirmation, and which was deleted last. */
function useRemoval() {
  const { store } = useServices();
  const { actions } = useAccount();
  const form = useForm(() => removalForm(() => store.snapshot));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { selectedProfileId } = form.values;
  const chosen = store.identity.profiles.find(({ profileId }) => profileId === selectedProfileId);
  const remove = (profile: ProfileSummary): void => {
    const call = async () => {
      const answer = await actions.profiles.remove(profile.profileId);
      if (answer.ok) setRemoved({ profile, ...answer.value });
      return answer;
    };
    void form.also(call, 'selectedProfileId');
  };
  return {
    form,
    isNoneDeletable: deletableProfiles(store.snapshot).length === 0,
    target: form.isSent ? chosen : undefined,
    removed,
    confirm: () => setRemoved(null),
    remove,
  };
}

const Removal = observer(function Removal({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  const nameOf = usePersonName();
  const list = useProfileList();
  const obstacleOf = useObstacle();
  const { form, isNoneDeletable, target, removed, confirm, remove } = useRemoval();
  const { value, error, onChange } = form.field('selectedProfileId');
  return (
    <>
      <FormScreen
        form={form}
        page={t('profileRemoval.page')}
        heading={t('profileChoice.deleteHeading')}
        screenKey={removed?.profile.profileId ?? ''}
        onBack={onBack}
        submit={
          isNoneDeletable
            ? null
            : {
                label: t('profileRemoval.submit'),
                busy: t('profileRemoval.confirm.removing'),
              }
        }
        onAccepted={confirm}
      >
        <div role="status" className="status-text">
          {removed !== null && (
            <Callout>
              <p>
                {t(removed.wasGone ? 'profileRemoval.wasGone' : 'profileRemoval.done', {
                  name: nameOf(removed.profile),
                })}
              </p>
            </Callout>
          )}
        </div>
        <ProfileListErrors list={list} />
        <PersonChoice
          store={store}
          legend={t('profileChoice.list')}
          value={value}
          error={error}
          onChange={onChange}
          obstacleOf={obstacleOf}
        />
        {isNoneDeletable && <p>{t('profileRemoval.nothing')}</p>}
      </FormScreen>
      {target !== undefined && (
        <ConfirmDeletion
          name={nameOf(target)}
          isBusy={form.isBusy}
          onKeep={form.reopen}
          onDelete={() => remove(target)}
        />
      )}
    </>
  );
});

/** Choosing the profile to delete (product.md section 2, /delete-profile, and section 6). */
const DeleteProfile = observer(function DeleteProfile({ onBack }: ScreenProps) {
  const { t } = useTranslation();
  const { store } = useServices();
  if (lacksUserGroup(store.snapshot)) {
    return <NoUserGroupScreen heading={t('profileChoice.deleteHeading')} onBack={onBack} />;
  }
  return <Removal onBack={onBack} />;
});

export default DeleteProfile;
