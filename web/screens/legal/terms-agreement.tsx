import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { Agreement } from './agreement.tsx';

/** Accepting the terms before an account is created (product.md section 2, /terms-of-use-agreement). */
export default function TermsAgreement({ onBack }: ScreenProps) {
  const { actions } = useServices();
  return <Agreement area="terms" onBack={onBack} onAgree={() => actions.agreeToTerms()} />;
}
