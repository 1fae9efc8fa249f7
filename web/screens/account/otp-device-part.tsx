import type { OtpDevice } from '../../../core/domain/otp-device.ts';
import type { OtpDeviceQuery, OtpDevicesPart } from '../../../core/use-cases/account/otp-devices.ts';
import { OtpDeviceCode } from './otp-device-code.tsx';
import { OtpDeviceForm } from './otp-device-form.tsx';
import { RemoveOtpDevice } from './remove-otp-device.tsx';

export interface OtpDevicePartProps {
  readonly query: OtpDeviceQuery;
  readonly part: OtpDevicesPart;
  /** It is about the only remaining device. */
  readonly isLast: boolean;
  readonly onAdded: (name: string) => void;
  readonly onRemoved: (device: OtpDevice) => void;
}

/** The form about one of the devices: naming a new one, the code sent to it, or its removal. */
export function OtpDevicePart({ query, part, isLast, onAdded, onRemoved }: OtpDevicePartProps) {
  switch (part.kind) {
    case 'naming':
      return <OtpDeviceForm query={query} />;
    case 'code':
      return <OtpDeviceCode query={query} added={part.device} onAdded={() => onAdded(part.device.name)} />;
    case 'removal':
      return (
        <RemoveOtpDevice query={query} device={part.device} isLast={isLast} onRemoved={() => onRemoved(part.device)} />
      );
  }
}
