import type { ComponentType } from 'react';
import type { LatePart } from '../loading/late-part.ts';
import { useLatePart } from '../loading/use-late-part.ts';
import { LoadFailed, Waiting } from './screen-outlet.tsx';

/** The code of the landing. */
export interface LoadedLanding {
  readonly Landing: ComponentType;
}

/** Renders the landing, which only visits that open there load at once. */
export function LandingOutlet({ part }: { readonly part: LatePart<LoadedLanding> }) {
  const { value: loaded, hasFailed } = useLatePart(part);
  if (hasFailed) return <LoadFailed />;
  return loaded === null ? <Waiting /> : <loaded.Landing />;
}
