import type { Badge, SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'
import type { StudentWork } from './work.ts'

/** What can be done for a child from here; each resolves to whether it worked, and failures are told. */
export interface StudentActions {
  readonly isBusy: boolean
  /** The badges that it does not have yet; undefined until they have come. */
  readonly badges: readonly Badge[] | undefined
  readonly encourage: (message: string) => Promise<boolean>
  readonly giveBadge: (badge: Badge, message: string) => Promise<boolean>
  readonly playWord: (word: NonNullable<StudentWork['word']>, type: 'word' | 'sentence') => Promise<boolean>
  readonly reset: (work: StudentWork) => Promise<boolean>
}

export function useStudentActions({ id, screen_name }: SupervisedStudent): StudentActions {
  const { client, queries } = useServices()
  const queryClient = useQueryClient()
  const { isBusy, send } = useSend()
  const { data: badges } = useQuery(queries.studentBadges(id))
  const params = { id }

  return {
    isBusy,
    badges: badges?.filter(({ student_has_badge }) => !student_has_badge),
    encourage: (message) =>
      send(async () => {
        const body = { message }
        await client.call('POST /api/v1/begeleider/student/:id/encouragement', {
          params,
          body,
          idempotencyKey: randomId(),
        })
      }, `${screen_name} krijgt uw woorden te zien.`),
    giveBadge: (badge, message) =>
      send(async () => {
        const body = { badge_id: badge.id, ...(message !== '' && { message }) }
        await client.call('POST /api/v1/begeleider/student/:id/badge', {
          params,
          body,
          idempotencyKey: randomId(),
        })
        await queryClient.invalidateQueries(queries.studentBadges(id))
      }, `${screen_name} heeft de badge ${badge.name} gekregen.`),
    playWord: (word, type) =>
      send(
        async () => {
          const body = { word_id: word.id, type }
          await client.call('POST /api/v1/begeleider/student/:id/audio', {
            params,
            body,
            idempotencyKey: randomId(),
          })
        },
        `${screen_name} hoort ${type === 'word' ? 'het woord' : 'de zin van'} ${word.word}.`,
      ),
    reset: ({ exercise_id, exercise_name, difficulty }) =>
      send(async () => {
        await client.call('POST /api/v1/begeleider/student/:id/exercise/:exercise_id/reset', {
          params: { id, exercise_id },
          body: { difficulty },
          idempotencyKey: randomId(),
        })
      }, `${screen_name} begint opnieuw aan ${exercise_name}.`),
  }
}
