import { RETENTION_DAYS, RETENTION_ROWS, type RetentionDays, type RetentionRow } from '../../core/domain/retention.ts';
import { fillIn } from './fill-in.ts';
import type { LegalTexts } from './parse-document.ts';

/** What a policy says of each row of the retention table. */
export type RetentionSentences = Readonly<Record<RetentionRow, string>>;

type Policy = Pick<LegalTexts<'privacy'> | LegalTexts<'healthData'>, 'document'>;
type Body = Policy['document']['sections']['retention']['body'];

function withList(body: Body, list: Body[string]): Body {
  const lists = Object.keys(body).filter((key) => typeof body[key] === 'object');
  const [key, ...others] = lists;
  if (key === undefined || others.length > 0) throw new Error('{#retention} needs one list, which is generated');
  return { ...body, [key]: list };
}

/** Writes the retention table into the section `retention` of a policy, in place of its list. */
export function withRetentionList<Of extends Policy>(
  policy: Of,
  sentences: RetentionSentences,
  days: RetentionDays = RETENTION_DAYS,
): Of {
  const rows = RETENTION_ROWS.map((row) => fillIn(sentences[row], { days: days[row] }));
  const list = Object.fromEntries(rows.map((text, index) => [String(index + 1), text]));
  const { document } = policy;
  const { retention } = document.sections;
  const section = { ...retention, body: withList(retention.body, list) };
  return { ...policy, document: { ...document, sections: { ...document.sections, retention: section } } };
}
