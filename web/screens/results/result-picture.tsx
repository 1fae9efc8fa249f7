import { useTranslation } from 'react-i18next';
import type { TestResult } from '../../../core/domain/choice-lists.ts';

const LINES: Readonly<Record<TestResult, { readonly control: boolean; readonly test: boolean }>> = {
  positive: { control: true, test: true },
  negative: { control: true, test: false },
  invalid: { control: false, test: false },
};

/** The cassette as it looks with a result. */
export function ResultPicture({ result }: { readonly result: TestResult }) {
  const { t } = useTranslation();
  const { control, test } = LINES[result];
  return (
    <svg className="result-picture" viewBox="0 0 160 72" role="img" aria-label={t(`result.kinds.${result}.figure`)}>
      <rect className="result-picture__case" x="1.5" y="1.5" width="157" height="69" rx="16" />
      <circle className="result-picture__window" cx="26" cy="38" r="9" />
      <rect className="result-picture__window" x="52" y="24" width="84" height="28" rx="6" />
      <text x="78" y="18">
        C
      </text>
      <text x="110" y="18">
        T
      </text>
      {control && <path className="result-picture__line" d="M78 28v20" />}
      {test && <path className="result-picture__line result-picture__line--test" d="M110 28v20" />}
    </svg>
  );
}
