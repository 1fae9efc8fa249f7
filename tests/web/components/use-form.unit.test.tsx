import { describe, expect, it } from 'vitest';
import { ok } from '../../../core/domain/result.ts';
import { useForm } from '../../../web/components/use-form.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';
import { renderApp } from '../test-steps/render-step.tsx';
import { textsIn } from '../texts-in.ts';

describe('a form on a page', () => {
  // React may discard a render and start anew; a lookup that each of them made would reach the server twice.
  it('is rendered without looking up what it is prefilled with', async () => {
    const harness = makeVisitorHarness();
    let lookups = 0;
    function Name() {
      const form = useForm<'name'>(() => ({
        button: 'send',
        initial: { name: 'Ana' },
        prefill: () => {
          lookups += 1;
          return Promise.resolve({});
        },
        check: () => [],
        send: () => Promise.resolve(ok(undefined)),
      }));
      return <p>{form.values.name}</p>;
    }

    const html = renderApp(
      { runner: harness.runner(), actions: harness.actions(), others: {} },
      await textsIn('en'),
      Name,
    );

    expect(html).toBe('<p>Ana</p>');
    expect(lookups).toBe(0);
  });
});
