import { isTestTooOld } from '../../../../core/flow/test-age.ts';
import { useSteps } from '../step-services.ts';
import { useStepTexts } from '../use-step-texts.ts';

/** The label of a button that sends the result: a test that is too old is only saved. The calling component has to be an observer. */
export function useSendLabel(label: 'submit' | 'saveAndSubmit'): string {
  const { store } = useSteps();
  const texts = useStepTexts();
  return texts.own(isTestTooOld(store.session, store.moment.now) ? `${label}TooOld` : label);
}
