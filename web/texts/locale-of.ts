/** The user's own region of the current language, so that dates and times are formatted as elsewhere in the browser. */
export function localeOf(language: string): string {
  return navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? `${language}-US`;
}
