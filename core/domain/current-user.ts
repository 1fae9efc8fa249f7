/** The signed-in person (product.md section 3, "Current user"). The first group is used for every profile and result call. */
export interface CurrentUser {
  readonly uuid: string;
  /** Without the product's prefix once it is in the app; with it on the wire. */
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_groups: readonly string[];
  /** Device strings, each with its type before the name, such as `PHONE_My phone`. */
  readonly otpDevices: readonly string[];
}
