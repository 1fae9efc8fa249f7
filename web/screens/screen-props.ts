/** The props that every screen receives from its route. */
export interface ScreenProps {
  /** Goes to the route's back target; undefined if there is none. */
  readonly onBack?: (() => void) | undefined;
}
