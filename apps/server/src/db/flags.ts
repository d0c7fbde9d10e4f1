/**
 * The columns that hold a boolean, in any table. SQLite has no such type: its dialect stores 0 or 1 and gives
 * booleans back for these names.
 */
export const flagColumns: ReadonlySet<string> = new Set([
  'asks_date_of_birth',
  'can_be_renewed',
  'can_start_test',
  'end_reward_1_collected',
  'end_reward_2_collected',
  'end_reward_3_collected',
  'end_reward_4_collected',
  'first_name_given',
  'introduction_completed',
  'is_complete',
  'is_current',
  'is_handled',
  'is_kept',
  'is_repeatable',
  'is_retry',
  'is_right',
  'is_test_step',
  'last_name_given',
  'last_passed',
  'level_given',
  'repetition_proposals',
  'test_complete',
  'test_failed',
  'waived',
])
