import type {
  HandOverBody,
  SchoolRole,
  StaffLogin,
  StaffMember,
  StaffMemberBody,
} from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { roleTexts } from './tell-role.ts'
import * as texts from './texts.ts'

const takeMember = (queries: Queries) => (changed: StaffMember, _: unknown, queryClient: QueryClient) =>
  queryClient.setQueryData(queries.staff.queryKey, (staff) =>
    staff?.map((member) => (member.id === changed.id ? changed : member)),
  )

const sendMember = (client: Client, id: number, body: StaffMemberBody, idempotencyKey?: string) =>
  client.call('PUT /api/v1/begeleider/staff/:id', {
    params: { id },
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })

export const changeRole =
  ({ id }: StaffMember, before: SchoolRole): ChangeOf<Required<Pick<StaffMemberBody, 'role'>>, StaffMember> =>
  ({ client, queries }) => ({
    send: (body, key) => sendMember(client, id, body, key),
    take: takeMember(queries),
    stale: [queries.staff.queryKey],
    staleWhenFailed: [queries.staff.queryKey],
    done: ({ name, role }) =>
      fill(texts.member.roleChanged, { name, role: roleTexts[role].name.toLowerCase() }),
    undo: () => sendMember(client, id, { role: before }),
  })

export const changeGroups =
  (id: number): ChangeOf<Required<Pick<StaffMemberBody, 'group_ids'>>, StaffMember> =>
  ({ client, queries }) => ({
    send: (body, key) => sendMember(client, id, body, key),
    take: takeMember(queries),
    stale: [queries.groups.queryKey, queries.students.queryKey],
    staleWhenFailed: [queries.staff.queryKey],
    done: ({ name }) => fill(texts.member.groupsSaved, { name }),
  })

export const handOverGroups =
  (id: number): ChangeOf<HandOverBody, StaffMember[]> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/staff/:id/hand-over', { params: { id }, body, idempotencyKey }),
    take: (staff, _, queryClient) => queryClient.setQueryData(queries.staff.queryKey, staff),
    stale: [queries.groups.queryKey],
    staleWhenFailed: [queries.staff.queryKey],
    done: () => texts.handingOver.done,
  })

type Access = { readonly is_blocked: boolean }

export const changeAccess =
  (id: number): ChangeOf<Access, StaffMember> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('PUT /api/v1/begeleider/staff/:id/block', { params: { id }, body, idempotencyKey }),
    take: takeMember(queries),
    stale: [queries.staffLogins(id).queryKey],
    staleWhenFailed: [queries.staff.queryKey],
    done: ({ name }, { is_blocked }) =>
      fill(is_blocked ? texts.blocking.blocked : texts.blocking.unblocked, { name }),
  })

/** One, or with null all. */
type Ending = { readonly login_id: number | null }

export const endLogins =
  ({ id, name }: StaffMember): ChangeOf<Ending, StaffLogin[]> =>
  ({ client, queries }) => ({
    send: ({ login_id }, idempotencyKey) =>
      login_id === null
        ? client.call('DELETE /api/v1/begeleider/staff/:id/login', { params: { id }, idempotencyKey })
        : client.call('DELETE /api/v1/begeleider/staff/:id/login/:login_id', {
            params: { id, login_id },
            idempotencyKey,
          }),
    take: (left, _, queryClient) => queryClient.setQueryData(queries.staffLogins(id).queryKey, left),
    staleWhenFailed: [queries.staffLogins(id).queryKey],
    done: () => fill(texts.logins.ended, { name }),
  })

export const removeSecondFactor: ChangeOf<number, StaffMember> = ({ client, queries }) => ({
  send: (id, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/staff/:id/second-factor', { params: { id }, idempotencyKey }),
  take: takeMember(queries),
  stale: [queries.security.queryKey],
  staleWhenFailed: [queries.staff.queryKey],
  done: ({ name }) => fill(texts.secondFactor.isRemoved, { name }),
})
