import type {
  BoardSettings,
  BoardSettingsBody,
  FirstAdministratorBody,
  MadeSchool,
  NewSchoolBody,
  School,
  SchoolBody,
} from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { texts } from './texts.ts'

export const makeSchool: ChangeOf<NewSchoolBody, MadeSchool> = ({ client, queries }) => ({
  send: (body) => client.call('POST /api/v1/begeleider/school', { body }),
  stale: [queries.schools.queryKey],
})

export const inviteAgain =
  (id: number): ChangeOf<FirstAdministratorBody, MadeSchool> =>
  ({ client, queries }) => ({
    send: (body) => client.call('POST /api/v1/begeleider/school/:id/invitation', { params: { id }, body }),
    staleWhenFailed: [queries.schools.queryKey],
  })

const takeSchool = (queries: Queries) => (changed: School, _: unknown, queryClient: QueryClient) =>
  queryClient.setQueryData(
    queries.schools.queryKey,
    (overview) =>
      overview && {
        ...overview,
        schools: overview.schools.map((school) => (school.id === changed.id ? changed : school)),
      },
  )

export const changeSchool =
  (id: number): ChangeOf<SchoolBody, School> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/school/:id', { params: { id }, body, idempotencyKey }),
    take: takeSchool(queries),
    staleWhenFailed: [queries.schools.queryKey],
    done: ({ name }) => fill(texts.school.saved, { name }),
  })

export const setSchoolClosed =
  (id: number): ChangeOf<Required<Pick<SchoolBody, 'is_closed'>>, School> =>
  (services) => ({
    ...changeSchool(id)(services),
    done: ({ name }, { is_closed }) => fill(is_closed ? texts.closing.done : texts.closing.opened, { name }),
  })

export const renameBoard: ChangeOf<BoardSettingsBody, BoardSettings> = ({ client, queries }) => ({
  send: (body, idempotencyKey) => client.call('PUT /api/v1/begeleider/board', { body, idempotencyKey }),
  stale: [queries.me.queryKey],
  done: () => texts.ownName.done,
})
