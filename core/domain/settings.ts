/** Addresses that a deployment may set (decisions.md section 3). All absolute https URLs. */
export interface KitSettings {
  /** The URL of the QR code on the partner's kit box. */
  readonly partnerKitUrl: string;
  /** The login page for the partner's users. */
  readonly partnerSignInUrl: string;
  /** The page where users of the flu test, and of the flu and COVID combination test, report. */
  readonly fluReportUrl: string;
}

/** The defaults of decisions.md section 3. */
export const DEFAULT_KIT_SETTINGS: KitSettings = {
  partnerKitUrl: 'https://partner.example/kit',
  partnerSignInUrl: 'https://partner.example/sign-in',
  fluReportUrl: 'https://makeyourtestcount.example',
};

/** The support address, unless a deployment sets another (product.md section 9, "Legal copy"). */
export const SUPPORT_EMAIL = 'support@clearline.example';
