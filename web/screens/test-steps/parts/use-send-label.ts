import { NEXT } from '../../../../core/step-texts/frame-texts.ts';
import { sendTexts } from '../../../../core/step-texts/review-texts.ts';
import { useShownTexts } from '../use-shown-texts.ts';

/** The label of the button that sends the result. The calling component has to be an observer. */
export function useSendLabel(label: 'submit' | 'saveAndSubmit'): string | null {
  return useShownTexts((context) => sendTexts(context, label)).text(NEXT);
}
