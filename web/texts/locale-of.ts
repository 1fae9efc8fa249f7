/** The person's own region of the language shown, so that dates and clocks read as they do elsewhere on the device. */
export function localeOf(language: string): string {
  return navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? `${language}-US`;
}
