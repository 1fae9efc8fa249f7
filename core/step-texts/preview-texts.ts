import { rowOf } from '../flow/flows.ts';
import type { ReportForm, ReportFieldId } from '../domain/reported-field.ts';
import { reportPreview, type KnownPerson } from '../report/report-preview.ts';
import { fieldValue } from './field-values.ts';
import { button, text, when, words, type ShownText, type TextContext, type TextsOf } from './shown-text.ts';

/** What can be opened to see what will be sent; closed at first. */
export const PREVIEW = button('report.preview.title', {}, 'what-is-sent');

/** The id of a part of the preview in one of its forms: of a field its value. */
export const previewId = (
  form: ReportForm,
  part: ReportFieldId | 'title' | 'to' | 'noState' | 'sent' | NamesPart | `${NamesPart}Names`,
): string => `preview.${form}.${part}`;

/** Fields without a value: those still to come, and those that are left out. */
type NamesPart = 'toCome' | 'leftOut';

/** Where missing values come from: this form, later questions, or the profile. */
function missingKey({ state }: TextContext, { isWhole }: KnownPerson): 'missing' | 'toCome' | 'fromProfile' {
  if (!isWhole) return 'fromProfile';
  return rowOf(state.session)?.leaveBy === 'review' ? 'missing' : 'toCome';
}

/** The forms of the report that are still possible. */
function possibleForms({ state: { session, identity } }: TextContext): readonly ReportForm[] {
  if (rowOf(session)?.leaveBy !== 'review') return identity.isGuestLogin ? ['identified'] : ['identified', 'anonymous'];
  return [session.reportOption === 'reportAnonymously' ? 'anonymous' : 'identified'];
}

/** A title, and the names of the fields that it applies to; nothing without fields. */
function nameTexts(
  form: ReportForm,
  part: NamesPart,
  title: string,
  ids: readonly ReportFieldId[],
): readonly ShownText[] {
  const list = ids.map((id) => ({ key: `report.fields.${id}` }));
  return when(
    ids.length > 0,
    { ...text(title), id: previewId(form, part) },
    words(previewId(form, `${part}Names`), { list }),
  );
}

/** What will be sent in one form, field by field, and what will not. */
function versionTexts(context: TextContext, known: KnownPerson, form: ReportForm): readonly ShownText[] {
  const { state, moment } = context;
  const { sent, toCome, leftOut, lost } = reportPreview(form, known, state.session, moment);
  const isLost = lost.length > 0;
  const missing = missingKey(context, known);
  const one = (key: string, part: 'title' | 'to' | 'noState' | 'sent'): ShownText => ({
    ...text(key),
    id: previewId(form, part),
  });
  const fields = sent.flatMap((field) => [
    { ...text(`report.fields.${field.id}`, {}, 'label'), id: `${previewId(form, field.id)}.label` },
    words(
      previewId(form, field.id),
      field.id === 'releasedAt' ? { key: 'report.preview.whenSent' } : fieldValue(field),
    ),
  ]);
  return [
    // At the form, the person has chosen already, and the form itself shows what is lost.
    ...when(missing !== 'missing', one(`report.preview.forms.${form}`, 'title')),
    one(`report.preview.to.${isLost ? 'anonymous' : form}`, 'to'),
    ...when(isLost && form === 'identified' && missing !== 'missing', one('report.preview.noState', 'noState')),
    one('report.preview.sent', 'sent'),
    ...fields,
    ...nameTexts(form, 'toCome', `report.preview.${missing}`, toCome),
    ...nameTexts(form, 'leftOut', 'report.preview.leftOut', leftOut),
  ];
}

/** What will be sent, in each form of the report that is possible; nothing while it is folded. */
export const previewTexts: TextsOf = (context) => {
  const { preview } = context.page;
  if (preview === null) return [];
  const isMinimumTold = context.state.identity.isGuestLogin && missingKey(context, preview) === 'toCome';
  return [
    ...possibleForms(context).flatMap((form) => versionTexts(context, preview, form)),
    ...when(isMinimumTold, text('report.preview.minimum')),
  ];
};
