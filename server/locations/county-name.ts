const KINDS =
  /(?<!\s)\s+(?:County|Parish|Borough|Municipio|Municipality|Census Area|City and Borough|City and County|\((?:CA|city)\)?)$/;
const PREFIXES = /^(?:City and (?:County|Borough)|City|County|Municipio) of\s+/;

/** A county's everyday name: without County, Parish, Borough, Municipio and similar words. */
export function countyName(name: string): string {
  return name.trim().replace(KINDS, '').replace(PREFIXES, '');
}
