let named: string | null = null;
let decorate: ((title: string) => string) | null = null;

function show(): void {
  if (named !== null) document.title = decorate?.(named) ?? named;
}

/** Titles the page after the screen that shows. */
export function nameThePage(title: string): void {
  named = title;
  show();
}

/** Changes the title of every screen, for what must be seen among other tabs; null ends that. */
export function decorateTitle(by: ((title: string) => string) | null): void {
  named ??= document.title;
  decorate = by;
  show();
}
