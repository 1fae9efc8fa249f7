import { useMemo } from 'react';
import type { Fields } from '../../../components/person-fields.tsx';
import { useShownFacts } from './shown-facts.ts';

/** Says what is known of the place of a ZIP code, and the question about it, so that both are read aloud. The caller has to be an observer. */
export function usePlaceFacts({ place, values }: Pick<Fields, 'place' | 'values'>): void {
  const { isLooking, question, message, offered, offeredState, isFilled } = place;
  const { zipCode: zip, city } = values;
  useShownFacts(
    useMemo(
      () => ({
        place: { isLooking, question, message, offered, offeredState, isFilled },
        ...(question !== null && { open: { kind: 'place', question, zip, city } as const }),
      }),
      [isLooking, question, message, offered, offeredState, isFilled, zip, city],
    ),
  );
}
