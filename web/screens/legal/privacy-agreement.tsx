import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { Agreement } from './agreement.tsx';

/** Accepting the privacy policy before an account is created (product.md section 2, /privacy-policy-agreement). */
export default function PrivacyAgreement({ onBack }: ScreenProps) {
  const { actions } = useServices();
  return <Agreement area="privacy" onBack={onBack} onAgree={() => actions.agreeToPrivacy()} />;
}
