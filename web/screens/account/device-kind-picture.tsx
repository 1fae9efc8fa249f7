import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';

/** A decorative picture of a phone or a letter; the text next to it says the same. */
export function DeviceKindPicture({ type }: { readonly type: OtpDeviceType }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      {type === 'PHONE' ? (
        <>
          <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
          <path d="M11 18.2h2" />
        </>
      ) : (
        <>
          <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
          <path d="m3.5 7.5 8.5 6 8.5-6" />
        </>
      )}
    </svg>
  );
}
