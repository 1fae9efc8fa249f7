/** Addresses that a deployment may set (decisions.md section 3). All absolute https URLs. */
export interface KitSettings {
  /** The URL of the QR code on the partner's kit box. */
  readonly partnerKitUrl: string;
  /** Where the partner's users sign in. */
  readonly partnerSignInUrl: string;
  /** Where users of the flu test, and of the flu and COVID combination test, report. */
  readonly fluReportUrl: string;
}

/** The defaults of decisions.md section 3. */
export const DEFAULT_KIT_SETTINGS: KitSettings = {
  partnerKitUrl: 'https://partner.example/kit',
  partnerSignInUrl: 'https://partner.example/sign-in',
  fluReportUrl: 'https://makeyourtestcount.example',
};

/** Where support is written to, unless a deployment says otherwise (product.md section 9, "Legal copy"). */
export const SUPPORT_EMAIL = 'support@clearline.example';
