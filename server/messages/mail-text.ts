import type { MailParts } from './mail-parts.ts';

/** An email as plain text. */
export function mailText({ title, lead, code, link, life, notYou, footer }: MailParts): string {
  const paragraphs = [title, lead, code ?? link?.url ?? '', life, notYou, `-- \n${footer.join('\n')}`];
  return `${paragraphs.filter((paragraph) => paragraph !== null).join('\n\n')}\n`;
}
