/** The signed-in person (product.md section 3, "Current user"). The first group is used for every profile and result call. */
export interface CurrentUser {
  readonly uuid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly user_groups: readonly string[];
}
