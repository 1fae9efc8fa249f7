let named: string | null = null;
let decorate: ((title: string) => string) | null = null;

function show(): void {
  if (named !== null) document.title = decorate?.(named) ?? named;
}

/** Sets the page title to the name of the screen. */
export function setPageTitle(title: string): void {
  named = title;
  show();
}

/** Applies a function to every page title, so that a timer shows in the browser's tab; null removes it. */
export function decorateTitle(by: ((title: string) => string) | null): void {
  named ??= document.title;
  decorate = by;
  show();
}
