import type { Organisation, StudentName, SupervisedStudent } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import { formatStudentNames } from '../../app/format-student-names.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

type Child = Pick<SupervisedStudent, 'id' | 'screen_name'>

export interface ArchivingInput {
  readonly students: readonly Child[]
  readonly is_archived: boolean
}

export const archiveChildren: ChangeOf<ArchivingInput, unknown> = ({ client }) => {
  const send = ({ students, is_archived }: ArchivingInput, idempotencyKey: string) =>
    client.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: students.map(({ id }) => id), is_archived },
      idempotencyKey,
    })
  return {
    send,
    stale: [['students'], ['groups']],
    done: (_, { students, is_archived }) =>
      fill(is_archived ? texts.archive.done : texts.archive.doneBack, {
        who: formatStudentNames(students),
        count: students.length,
      }),
    undo: (_, { students, is_archived }) => send({ students, is_archived: !is_archived }, createRandomId()),
  }
}

export const renameChild =
  ({ id, screen_name }: Child): ChangeOf<StudentName, unknown> =>
  ({ client }) => ({
    send: (name, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/student/:id', {
        params: { id },
        body: { name },
        idempotencyKey,
      }),
    stale: [['students'], ['history', id]],
    done: () => fill(texts.naming.done, { screen_name }),
  })

/** Changes a child's level. `readsAloud` is the present setting, which may change with the level. */
export const changeLevel =
  ({ id, screen_name }: Child, readsAloud: boolean): ChangeOf<number, { readonly read_aloud: boolean }> =>
  ({ client }) => ({
    send: (level_id, idempotencyKey) =>
      client.call('PATCH /api/v1/begeleider/student/:id', {
        params: { id },
        body: { level_id },
        idempotencyKey,
      }),
    stale: [['students'], ['calm-profile', id], ['history', id]],
    done: ({ read_aloud }) =>
      read_aloud === readsAloud
        ? fill(texts.level.done, { screen_name })
        : fill(read_aloud ? texts.level.doneOn : texts.level.doneOff, { screen_name }),
  })

export const setAsksBirthDate: ChangeOf<boolean, Organisation> = ({ client, queries }) => ({
  send: (asks_date_of_birth, idempotencyKey) =>
    client.call('PATCH /api/v1/begeleider/organisation', {
      body: { asks_date_of_birth },
      idempotencyKey,
    }),
  take: (decided, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, decided),
  stale: [],
  done: (_, isAsked) => (isAsked ? texts.birthDate.doneYes : texts.birthDate.doneNo),
})
