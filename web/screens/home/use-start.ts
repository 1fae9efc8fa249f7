import { useState } from 'react';
import type { FlowName } from '../../../core/flow/session.ts';
import { useServices } from '../../wiring/services.ts';

/**
 * Starts tests. `wanted` is the flow that this screen started last, to be tried again; at first the one given. A failure from before
 * the screen opened is not about it.
 */
export function useStart(first: FlowName | null = null) {
  const { actions } = useServices();
  const [wanted, setWanted] = useState(first);
  const start = (flow: FlowName): void => {
    setWanted(flow);
    void actions.startTest(flow);
  };
  return { wanted, start };
}
