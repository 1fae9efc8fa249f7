import type { ScreenProps } from '../screen-props.ts';
import { useServices } from '../../wiring/services.ts';
import { Agreement } from './agreement.tsx';

/** The privacy policy, to agree to before an account is made (product.md section 2, /privacy-policy-agreement). */
export default function PrivacyAgreement({ onBack }: ScreenProps) {
  const { actions } = useServices();
  return <Agreement area="privacy" onBack={onBack} onAgree={() => actions.agreeToPrivacy()} />;
}
