/** Characters that mean nothing to a shell. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** A text as one word of a command: in single quotes if a shell would split or change it. */
export const shellWord = (text: string): string => (PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
