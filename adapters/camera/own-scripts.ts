interface PolicyFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): object;
}

/**
 * Lets the page start workers from its own origin, and none from elsewhere, where the browser enforces trusted types. The security
 * policy of the pages allows this one policy, which accepts no text as markup or as a script.
 */
export function allowOwnScripts(page: object, origin: string): void {
  if (!('trustedTypes' in page)) return;
  const factory = page.trustedTypes as PolicyFactory;
  if (factory.defaultPolicy !== null) return;
  factory.createPolicy('default', { createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null) });
}
