/** What every screen receives from its route. */
export interface ScreenProps {
  /** Goes to the route's back target; undefined without one. */
  readonly onBack?: (() => void) | undefined;
}
