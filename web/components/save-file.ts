/** A file generated in the page. */
export interface GeneratedFile {
  readonly name: string;
  /** The MIME type, with the character set. */
  readonly type: string;
  readonly text: string;
}

/** How long the object URL stays valid: phones ask before they download, and read the file only after the answer. */
const URL_LIFETIME_MS = 5 * 60_000;

/** Downloads a generated file. Phones offer to open it in an app that handles its type. */
export function saveFile({ name, type, text }: GeneratedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}
