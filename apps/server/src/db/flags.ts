/**
 * The columns that hold a boolean, in any table. SQLite has no such type: its dialect stores 0 or 1 and gives
 * booleans back for these names.
 */
export const flagColumns: ReadonlySet<string> = new Set([
  'can_be_renewed',
  'can_start_test',
  'end_reward_1_collected',
  'end_reward_2_collected',
  'end_reward_3_collected',
  'end_reward_4_collected',
  'introduction_completed',
  'is_complete',
  'is_current',
  'is_handled',
  'is_kept',
  'is_repeatable',
  'is_retry',
  'is_right',
  'is_test_step',
  'last_passed',
  'repetition_proposals',
  'test_complete',
  'test_failed',
  'waived',
])
