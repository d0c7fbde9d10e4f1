import type { Badge, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import type { StudentWork } from './work.ts'
import { texts } from './texts.ts'

type Child = Pick<SupervisedStudent, 'id' | 'screen_name'>

export const encourageStudent =
  ({ id, screen_name }: Child): ChangeOf<string, unknown> =>
  ({ client }) => ({
    send: (message, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/encouragement', {
        params: { id },
        body: { message },
        idempotencyKey,
      }),
    done: () => fill(texts.told.words, { name: screen_name }),
  })

export interface BadgeGift {
  readonly badge: Pick<Badge, 'id' | 'name'>
  /** Empty for no message. */
  readonly message: string
}

export const giveBadge =
  ({ id, screen_name }: Child): ChangeOf<BadgeGift, unknown> =>
  ({ client, queries }) => ({
    send: ({ badge, message }, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/badge', {
        params: { id },
        body: { badge_id: badge.id, ...(message !== '' && { message }) },
        idempotencyKey,
      }),
    stale: [queries.studentBadges(id).queryKey],
    done: (_, { badge }) => fill(texts.told.badge, { name: screen_name, badge: badge.name }),
  })

export interface WordToPlay {
  readonly word: Pick<NonNullable<StudentWork['word']>, 'id' | 'word'>
  readonly type: 'word' | 'sentence'
}

export const playWord =
  ({ id, screen_name }: Child): ChangeOf<WordToPlay, unknown> =>
  ({ client }) => ({
    send: ({ word, type }, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/audio', {
        params: { id },
        body: { word_id: word.id, type },
        idempotencyKey,
      }),
    done: (_, { word, type }) => fill(texts.told[type], { name: screen_name, word: word.word }),
  })

type Exercise = Pick<StudentWork, 'exercise_id' | 'exercise_name' | 'difficulty'>

export const resetExercise =
  ({ id, screen_name }: Child): ChangeOf<Exercise, unknown> =>
  ({ client }) => ({
    send: ({ exercise_id, difficulty }, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset', {
        params: { id, exercise_id },
        body: { difficulty },
        idempotencyKey,
      }),
    done: (_, { exercise_name }) => fill(texts.told.restarts, { name: screen_name, exercise: exercise_name }),
  })
