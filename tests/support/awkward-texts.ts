/** Texts that a lookup, a message or a page could take for something else: what every object has, signs of HL7, nothing, and a lot. */
export const AWKWARD_TEXTS: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['MSH|^~\\&', 'PID', 'OBX|1|CWE', '\\F\\', '\\X0D\\', '|', '^', '~', '&', '""', '{{name}}', '$&', '<b>', '=1+1'],
  ...['', ' ', 'n/a', 'default', 'x'.repeat(100), 'x'.repeat(5000)],
];
