import { expect, it } from 'vitest';
import { allowOwnScripts } from '../../../adapters/camera/own-scripts.ts';

const ORIGIN = 'https://clearline.example';

interface Rules {
  readonly createScriptURL: (url: string) => string | null;
}

/** A browser that enforces trusted types. */
function openPage() {
  const made: { name: string; rules: Rules }[] = [];
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy: (name: string, rules: Rules) => {
      made.push({ name, rules });
      trustedTypes.defaultPolicy = rules;
      return rules;
    },
  };
  return { page: { trustedTypes }, made };
}

it('a worker may start from the page’s own origin, and from no other', () => {
  const { page, made } = openPage();
  allowOwnScripts(page, ORIGIN);
  const [policy] = made;
  expect([made.length, policy?.name, Object.keys(policy?.rules ?? {})]).toEqual([1, 'default', ['createScriptURL']]);
  const own = `${ORIGIN}/assets/zxing-worker.js`;
  const answers = [own, '/a.js', 'https://elsewhere.example/a.js', 'data:text/javascript,1'].map((url) =>
    policy?.rules.createScriptURL(url),
  );
  expect(answers).toEqual([own, '/a.js', null, null]);
});

it('the policy is made once, and not where the browser has none', () => {
  const { page, made } = openPage();
  allowOwnScripts(page, ORIGIN);
  allowOwnScripts(page, ORIGIN);
  allowOwnScripts({}, ORIGIN);
  expect(made).toHaveLength(1);
});
