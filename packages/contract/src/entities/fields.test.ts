import { expect, test } from 'vitest'
import type * as z from 'zod'
import * as entities from './index.ts'
import * as endpoints from '../contract.ts'

const { Anchor, Badge, Book, BookRead, DetailedResult, Exercise, ExerciseData, ExerciseType, SchoolGroup } =
  entities
const { LoggedInUser, LogbookNote, Profile, Progress, ProgressBody, RepeatableStep, ReportData, Step } =
  entities
const { Student, StudentExercise, Subscription, Test, Tokens, User, Word } = entities

const three = (name: string): string => [1, 2, 3].map((level) => `${name}_difficulty_${level}`).join(' ')

/** The fields in section 3 of both specifications, by name. */
const specified: readonly (readonly [name: string, entity: z.ZodObject, fields: string])[] = [
  [
    'Step',
    Step,
    `id position status status_label label description phase_id required_step_id is_repeatable test_required
    can_start_test test_complete test_id highest_difficulty_completed anchor_word anchors hint tip notes dl media_1 media_2
    media_3 media_4 exercises words current_step current_word is_complete`,
  ],
  ['Anchor of a step', Anchor, 'id image image_url name description hint tip'],
  [
    'Exercise',
    Exercise,
    `id step_id position name description after_complete_text exercise_type ${three('points_rewarded')}
    ${three('min_success_score')} repeat_exercise_after_complete use_audio_word use_audio_structure use_audio_sound_groups
    use_audio_plural use_audio_sentence word_view_duration show_progress_bar status documents student_exercise`,
  ],
  ['Exercise type', ExerciseType, 'name category template is_dictation num_words'],
  [
    'Student exercise',
    StudentExercise,
    `difficulty current_word is_complete words exercise_data expected_input detailed_results percentage_score is_retry
    started_at documents isForcedRepeat status`,
  ],
  ['exercise_data', ExerciseData, 'word anchor anchors colors template sound_group'],
  [
    'Detailed result',
    DetailedResult,
    'word num_tries num_errors time_spent completed success last_answer cheats_used hints_used',
  ],
  [
    'Word',
    Word,
    `word structure structure_audio_parts sound_groups read_letters sentence plural_form template audio_word
    audio_structure audio_sound_groups audio_plural audio_sentence`,
  ],
  ['Test', Test, 'label words current_step current_word phase_id is_complete'],
  ['Exercise progress', ProgressBody, 'step errors cheats_used hints_used word_index'],
  ['Level', SchoolGroup, 'id name'],
  [
    'Student',
    Student,
    `buddy_id created_at date_of_birth dl dle end_reward_1_collected end_reward_2_collected end_reward_3_collected
    end_reward_4_collected end_reward_win_code first_name gender level_id identifier introduction_completed last_name name
    num_words phase_id points screen_name updated_at user_manual_flow user_id`,
  ],
  [
    'User',
    User,
    `active_subscription created_at email id last_login_at name organizations profile student subscriptions updated_at
    username channel_id has_active_subscription current_subscription`,
  ],
  ['Current subscription', Subscription, 'id can_be_renewed'],
  ['Profile', Profile, 'student email has_active_subscription current_subscription'],
  ['Answer of the profile call', LoggedInUser, 'student email has_active_subscription current_subscription'],
  [
    'Badge',
    Badge,
    `activity_type activity_type_label condition cost description id image image_url image_url_large is_active is_buyable
    name student_has_badge`,
  ],
  [
    'Progress row',
    Progress,
    'id phase_id step_id difficulty progress percentage_score words_exercised words_without_errors status',
  ],
  ['Repeatable step', RepeatableStep, 'id phase_id label status'],
  ['LogbookNote', LogbookNote, 'id date title text created_at updated_at user_id'],
  ['Book', Book, 'id title author file url'],
  ['Book read', BookRead, 'id title review'],
  ['Bug report', endpoints.contract['POST /api/v1/user-report'].body, 'category title description data'],
  [
    'Data of a bug report',
    ReportData,
    `sent_at url console_errors screen_resolution user_agent username world_id exercise_id word_index word step_id
    difficulty expected_input current_input`,
  ],
  ['Tokens', Tokens, 'access_token refresh_token'],
]

test.each(specified)(
  'RUL-5 the fields of %s have the names in the specification',
  (_name, entity, fields) => {
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(fields.split(/\s+/)))
  },
)

test('RUL-5 the profile of a user has the fields in the specification', () => {
  expect(User.shape.profile).toBe(Profile)
})
