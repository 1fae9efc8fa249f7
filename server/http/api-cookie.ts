/** A cookie that scripts cannot read and that other sites' pages do not send. */
export interface ApiCookie {
  readonly name: string;
  /** Empty to have the browser forget it. */
  readonly value: string;
  /** The paths it is sent to. */
  readonly path: string;
  readonly maxAgeSeconds: number;
}
