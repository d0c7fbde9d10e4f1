import type { SchoolRole, StaffMember, StaffMemberBody } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { roleTexts } from './role-texts.ts'
import { texts } from './texts.ts'

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

/** Adds the colleague first, so that each group has a supervisor even if the second request fails. */
export const handOverGroups =
  ({ id, group_ids }: StaffMember): ChangeOf<StaffMember, StaffMember> =>
  ({ client, queries }) => ({
    async send(to, key) {
      await sendMember(client, to.id, { group_ids: [...new Set([...to.group_ids, ...group_ids])] })
      return sendMember(client, id, { group_ids: [] }, key)
    },
    stale: [queries.staff.queryKey, queries.groups.queryKey],
    staleWhenFailed: [queries.staff.queryKey],
    done: () => texts.handingOver.done,
  })

export const setStaffBlocked =
  (id: number): ChangeOf<Required<Pick<StaffMemberBody, 'is_blocked'>>, StaffMember> =>
  ({ client, queries }) => ({
    send: (body, key) => sendMember(client, id, body, key),
    take: takeMember(queries),
    staleWhenFailed: [queries.staff.queryKey],
    done: ({ name }, { is_blocked }) =>
      fill(is_blocked ? texts.blocking.blocked : texts.blocking.unblocked, { name }),
  })

export const endLogins =
  ({ id, name }: StaffMember): ChangeOf<{ readonly login_id?: number }, StaffMember> =>
  ({ client, queries }) => ({
    send: (query, idempotencyKey) =>
      client.call('DELETE /api/v1/begeleider/staff/:id/login', { params: { id }, query, idempotencyKey }),
    take: takeMember(queries),
    staleWhenFailed: [queries.staff.queryKey],
    done: () => fill(texts.logins.ended, { name }),
  })

export const removeSecondFactor: ChangeOf<number, StaffMember> = ({ client, queries }) => ({
  send: (id, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/staff/:id/second-factor', { params: { id }, idempotencyKey }),
  take: takeMember(queries),
  staleWhenFailed: [queries.staff.queryKey],
  done: ({ name }) => fill(texts.secondFactor.isRemoved, { name }),
})
