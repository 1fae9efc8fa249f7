import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type {
  AlertSettings as AlertSettingsNow,
  TimerAlerts,
} from '../../../../core/use-cases/session/timer-alerts.ts';
import { Callout } from '../../../components/callout.tsx';
import { ChoiceGroup } from '../../../components/choice-group.tsx';
import { Checkbox } from '../../../components/checkbox-group.tsx';
import { ALERT_SETTINGS_ID } from '../../../timer/use-timer-alerts.ts';
import { observed } from '../../../stores/observed.ts';
import { useBackgroundPart } from '../../../loading/use-late-part.ts';
import { useSteps } from '../step-services.ts';

interface AlertsProps {
  readonly alerts: TimerAlerts;
}

function useSettings({ settings, subscribe }: TimerAlerts): AlertSettingsNow {
  const [observe] = useState(() => observed({ state: settings, subscribe }));
  return observe();
}

const Missing = observer(function Missing({ alerts }: AlertsProps) {
  const { t } = useTranslation();
  const { missing } = useSettings(alerts);
  if (missing === null) return null;
  return (
    <Callout kind="warning" role="alert" title={t(`alerts.missing.${missing}.title`)}>
      <p>{t(`alerts.missing.${missing}.text`)}</p>
    </Callout>
  );
});

const Settings = observer(function Settings({ alerts }: AlertsProps) {
  const { t } = useTranslation();
  const { sound, notices } = useSettings(alerts);
  const hasChoice = sound !== 'none' || notices !== 'none';
  return (
    <div id={ALERT_SETTINGS_ID} className="alert-settings">
      {!alerts.canStayAwake && (
        <Callout kind="warning" title={t('alerts.dark.title')}>
          <p>{t('alerts.dark.text')}</p>
        </Callout>
      )}
      {hasChoice && (
        <ChoiceGroup name="alerts" legend={t('alerts.legend')}>
          {sound !== 'none' && (
            <Checkbox
              name="sound"
              label={t('alerts.sound.label')}
              help={t(`alerts.sound.${sound}`)}
              checked={sound === 'on'}
              onChange={(isOn) => void alerts.setSound(isOn)}
            />
          )}
          {notices !== 'none' && (
            <Checkbox
              name="notices"
              label={t('alerts.notices.label')}
              help={t(`alerts.notices.${notices}`)}
              checked={notices === 'on'}
              onChange={(isOn) => void alerts.setNotices(isOn)}
            />
          )}
        </ChoiceGroup>
      )}
    </div>
  );
});

/** Which alert the patient wants and cannot get, so that they can do something about it before the time is up. */
export function MissingAlert() {
  const { loadAlerts } = useSteps();
  const alerts = useBackgroundPart(loadAlerts);
  return alerts === null ? null : <Missing alerts={alerts} />;
}

/** The settings for how the browser alerts the patient when the time is up. */
export function AlertSettings() {
  const { loadAlerts } = useSteps();
  const alerts = useBackgroundPart(loadAlerts);
  return alerts === null ? null : <Settings alerts={alerts} />;
}
