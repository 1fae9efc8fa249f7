/** Names of the progress posts (product.md section 4). */
export const PROGRESS_NAMES = [
  'questionnaire',
  'pre_test',
  'check_kit',
  'test_steps',
  'wait',
  'confirm_kit',
  'confirm_result',
  'confirm_report',
  'complete_testing',
  'profile_selection_step',
  'health_questionnaire',
  'scan_device_id',
  'result_questionnaire',
  'report_questionnaire',
  'complete_reporting',
] as const;
export type ProgressName = (typeof PROGRESS_NAMES)[number];
