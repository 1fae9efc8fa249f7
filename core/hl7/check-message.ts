import { readMessage } from './read-message.ts';
import { HEADER_RULES } from './rules/header-rules.ts';
import { MESSAGE_RULES } from './rules/message-rules.ts';
import { OBSERVATION_RULES } from './rules/observation-rules.ts';
import { ORDER_RULES } from './rules/order-rules.ts';
import { PERSON_RULES } from './rules/person-rules.ts';
import type { Rule } from './rules/rule.ts';

/** A rule that a message breaks. It names the field and what is required, never the actual value, which may be a person's name. */
export type MessageFault = Omit<Rule, 'holds'>;

/** Without it the message cannot be parsed. */
const SEPARATOR: MessageFault = { rule: 'value', field: 'MSH-1', text: 'A message must begin with MSH and |.' };

/** All rules of the structure in reporting.md and of the Onboarding profile of RADx MARS; where they differ, the former. */
export const RULES: readonly Rule[] = [
  ...MESSAGE_RULES,
  ...HEADER_RULES,
  ...PERSON_RULES,
  ...ORDER_RULES,
  ...OBSERVATION_RULES,
];

/**
 * The rules that a message breaks. It only parses the text, and shares no code with the writer except counting characters and the
 * calendar.
 */
export function messageFaults(message: string): readonly MessageFault[] {
  if (!message.startsWith('MSH|')) return [SEPARATOR];
  const read = readMessage(message);
  return RULES.filter(({ holds }) => !holds(read)).map(({ rule, field, text }) => ({ rule, field, text }));
}
