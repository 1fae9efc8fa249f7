import type { LinkId } from './app-routes.ts';

/** The account settings: each link by the key of its texts in `profileManagement.menu` (product.md section 2). */
export const PROFILE_MENU = {
  addProfile: 'add-profile',
  editProfile: 'edit-profile',
  changePassword: 'change-password',
  deleteProfile: 'delete-profile',
  otpDevices: 'two-factor-devices',
  loginSessions: 'login-sessions',
  yourData: 'your-data',
} as const satisfies Readonly<Record<string, LinkId>>;
