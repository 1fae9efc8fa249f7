/** The user who is logged in (product.md section 3, "Current user"). The first group is used for every profile and result call. */
export interface CurrentUser {
  readonly uuid: string;
  /** Without the product's prefix in the app; with it in the API. */
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_groups: readonly string[];
  /** Device strings; each begins with the device's type, such as `PHONE_My phone`. */
  readonly otpDevices: readonly string[];
}
