/**
 * Every step screen that is more than an instruction, as one chunk. It is loaded right after the test's first screen
 * shows.
 */
export { AcceptedScanScreen } from './scan/accepted-scan.tsx';
export { StepReader } from './reading/step-reader.tsx';
export { ChecklistStep } from './steps/checklist-step.tsx';
export { CollectionStep } from './steps/collection-step.tsx';
export { ConfirmResultStep } from './steps/confirm-result-step.tsx';
export { CountdownStep } from './steps/countdown-step.tsx';
export { ExpiredNotice } from './steps/expired-notice.tsx';
export { FinalStep } from './steps/final-step.tsx';
export { HealthStep } from './steps/health-step.tsx';
export { ControlLineStep, TestLineStep } from './steps/line-step.tsx';
export { ProfileSelectionStep } from './steps/profile-selection-step.tsx';
export { ReadLinesStep } from './steps/read-lines-step.tsx';
export { ResultDetailsStep } from './steps/result-details-step.tsx';
export { ResultReadyStep } from './steps/result-ready-step.tsx';
export { ReviewProfileStep } from './steps/review-profile-step.tsx';
export { ScanStep } from './steps/scan-step.tsx';
export { SubmitReportStep } from './steps/submit-report-step.tsx';
export { WarningsStep } from './steps/warnings-step.tsx';
