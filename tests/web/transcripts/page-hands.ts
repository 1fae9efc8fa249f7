function found(selector: string): HTMLElement {
  const inDialog = document.querySelector<HTMLElement>(`dialog[open] ${selector}`);
  const element = inDialog ?? document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Presses a control by its id, as a keyboard does. */
export function press(id: string): void {
  const control = found(`[data-press="${id}"]`);
  control.focus();
  control.click();
}

/** Unfolds the part of the page whose summary has this id. */
export function unfold(id: string): void {
  const part = found(`[data-press="${id}"]`).closest('details');
  if (part === null) throw new Error(`${id} unfolds nothing.`);
  part.open = true;
}

/** Sends the open form. */
export function submit(): void {
  (found('form') as HTMLFormElement).requestSubmit();
}

/** Types a text into a field, or chooses an option. */
export function typeText(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  // React replaces the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Fills in fields by their names; of radio buttons and boxes, the value is the one to choose. */
export function fill(fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = found(`[name="${name}"]`) as HTMLInputElement;
    field.focus();
    if (field.type === 'radio' || field.type === 'checkbox') found(`[name="${name}"][value="${value}"]`).click();
    else typeText(field, value);
  }
}

/** Chooses a photo on a scan screen. */
export function choosePhoto(): void {
  const input = found('[name="choose-photo"]');
  Object.defineProperty(input, 'files', {
    value: [new File([], 'photo.jpg', { type: 'image/jpeg' })],
    configurable: true,
  });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the page has a control. */
export const hasControl = (id: string): boolean => document.querySelector(`[data-press="${id}"]`) !== null;

/** Whether a control does nothing but say why. */
export const isUnavailable = (id: string): boolean =>
  document.querySelector(`[data-press="${id}"]`)?.getAttribute('aria-disabled') === 'true';

/** Takes the network of the browser away, or brings it back. */
export function setOnline(isOnline: boolean): void {
  if (isOnline === navigator.onLine) return;
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new window.Event(isOnline ? 'online' : 'offline'));
}
