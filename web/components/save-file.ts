/** A file that is made in the page. */
export interface MadeFile {
  readonly name: string;
  /** Its MIME type, with the character set. */
  readonly type: string;
  readonly text: string;
}

/** Phones ask before they take a file, and read it only after the answer. */
const KEPT_MS = 5 * 60_000;

/** Hands a file over as a download. Phones offer to open it in the app that knows its type. */
export function saveFile({ name, type, text }: MadeFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
