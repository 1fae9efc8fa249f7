import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReportResponse } from '../../../core/api/payloads.ts';
import type { ReportStatus } from '../../../core/domain/report-status.ts';
import type { FilledField } from '../../../core/step-texts/field-values.ts';
import { filledFields } from '../../../core/report/report-preview.ts';
import {
  canCheckReport,
  hasMessage,
  isReportErased,
  isReportLate,
  openReport,
} from '../../../core/use-cases/results/report-query.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useFetched } from '../../components/use-fetched.ts';
import { ReportStore } from '../../stores/report-store.ts';
import { useServices } from '../../wiring/services.ts';
import { useTestTime } from '../../texts/test-time.ts';
import { FieldList, FieldNames } from './field-list.tsx';
import { MessageButton } from './message-button.tsx';
import { ReportLedger } from './report-ledger-view.tsx';
import { useFieldWords } from './use-field-words.ts';
import '../../styles/report.css';

interface ReportProps {
  readonly report: ReportResponse;
  /** The person's UTC offset at the time of the test, in minutes east; null for the browser's own. */
  readonly utcOffset: number | null;
}

/** When the report reached each state. */
function History({ report }: Pick<ReportProps, 'report'>) {
  const { t } = useTranslation();
  const writeTime = useTestTime();
  const word = (status: ReportStatus): string =>
    status === 'queued' ? t('report.history.queued') : t(`report.statuses.${status}.word`);
  return (
    <>
      <h3>{t('report.history.title')}</h3>
      <ol className="report-history">
        {report.history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <strong>{word(status)}</strong> <time dateTime={at}>{writeTime(Date.parse(at), null)}</time>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The authority's remarks, verbatim, closed at first: they are the words of a machine. */
function Remarks({ report }: Pick<ReportProps, 'report'>) {
  const { t } = useTranslation();
  if (report.remarks.length === 0) return null;
  return (
    <>
      <h3>{t('report.remarks.title')}</h3>
      <p>{t('report.remarks.text')}</p>
      <details>
        <summary data-press="remarks">{t('errorParts.details.title')}</summary>
        <blockquote className="report-remarks" lang="en">
          {report.remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </blockquote>
      </details>
    </>
  );
}

const hasValue = (field: ReportResponse['fields'][number]): field is FilledField =>
  field.value !== null && field.value !== '';

/** What was sent, field by field. */
function Contents({ report, utcOffset }: ReportProps) {
  const { t } = useTranslation();
  const wordsOf = useFieldWords(utcOffset);
  const fields = filledFields(report.fields);
  return (
    <details className="report-preview">
      <summary data-press="what-was-sent">{t('report.contents.title')}</summary>
      <div className="report-versions">
        <FieldList fields={fields.filter(hasValue).map((field) => ({ id: field.id, words: wordsOf(field) }))} />
        <FieldNames
          title={t('report.contents.leftOut')}
          ids={fields.filter((field) => !hasValue(field)).map(({ id }) => id)}
        />
      </div>
    </details>
  );
}

/** What the patient can do if a report cannot be delivered. */
function WhatToDo() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('report.yourself')}</p>
      <ButtonLink variant="secondary" press="contact-us">
        {t('report.contact')}
      </ButtonLink>
    </>
  );
}

/** The state of the report, as a word and a sentence. */
function Status({ report, now }: Pick<ReportProps, 'report'> & { readonly now: number }) {
  const { t } = useTranslation();
  const writeTime = useTestTime();
  const { status, reason } = report;
  // A queued report has only the time when it was stored. That is not the time of "Not sent".
  const since = status === 'queued' && reason !== null ? undefined : report.history.at(-1)?.at;
  const isLate = isReportLate(report, now);
  const words = reason === null ? (`statuses.${status}` as const) : (`unsent.${reason}` as const);
  return (
    <>
      <p className="report-status" data-report={status} data-reason={reason ?? undefined}>
        <strong>{t(`report.${words}.word`)}</strong>{' '}
        {since !== undefined && <time dateTime={since}>{writeTime(Date.parse(since), null)}</time>}
      </p>
      <p>{isLate ? t('report.late') : t(`report.${words}.text`)}</p>
      {isReportErased(report) && <p>{t('report.erased')}</p>}
      {(isLate || status === 'refused' || reason !== null) && <WhatToDo />}
    </>
  );
}

function CheckAgain({ load }: Pick<ReportStore, 'load'>) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" data-press="look-again" onClick={load}>
      {t('report.again')}
    </Button>
  );
}

interface ReportSectionProps {
  readonly testId: string;
  readonly utcOffset: number | null;
  readonly now: number;
  /** Shows only the state and the recipients; at the end of a test the rest is on the result screen. */
  readonly isShort?: boolean;
}

/** The technical part, folded at first: how the report was sent, what it says, and the message itself. */
function ReportDetails({ report, utcOffset, store }: ReportProps & { readonly store: ReportStore }) {
  const { t } = useTranslation();
  return (
    <details className="report-preview report-whole">
      <summary data-press="about-report">{t('report.about')}</summary>
      <div className="report-versions">
        <History report={report} />
        <Remarks report={report} />
        <Contents report={report} utcOffset={utcOffset} />
        <MessageButton report={store} />
      </div>
    </details>
  );
}

/** The state of a report, as far as it is known. */
export const ReportState = observer(function ReportState({
  store,
  ...props
}: ReportSectionProps & { readonly store: ReportStore }) {
  const { testId, utcOffset, now, isShort = false } = props;
  const { t } = useTranslation();
  const { value, errors, isBusy, load } = store;
  return (
    <section className="result-section report">
      <h2>{t('report.title')}</h2>
      {value !== null && <Status report={value} now={now} />}
      <p role="status" className="status-text">
        {isBusy && t('report.looking')}
      </p>
      {/* For whatever reason the state is unknown: the result itself is not affected. */}
      {errors.length > 0 && <p role="status">{t('report.unknown')}</p>}
      {canCheckReport(store) && <CheckAgain load={load} />}
      {value !== null && <ReportLedger report={value} store={store} testId={testId} />}
      {value !== null && hasMessage(value) && !isShort && (
        <ReportDetails report={value} utcOffset={utcOffset} store={store} />
      )}
    </section>
  );
});

/** The report of a test, which is fetched. */
export function useReport(testId: string): ReportStore {
  const services = useServices();
  return useFetched(() => new ReportStore(openReport(services, testId)));
}

/**
 * The state of a test's report (reporting.md, "What must hold"). Shown next to the result, which never depends on it.
 */
export const ReportSection = observer(function ReportSection(props: ReportSectionProps) {
  return <ReportState {...props} store={useReport(props.testId)} />;
});
