import type { Organisation, OrganisationChange } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { ChangeOf } from './change.ts'

/** `before` has the values that an undo sends. */
export const changeOrganisation =
  (before: Organisation, done: string): ChangeOf<Omit<OrganisationChange, 'terms'>, Organisation> =>
  ({ client, queries }) => {
    const send = (body: OrganisationChange, idempotencyKey: string) =>
      client.call('PATCH /api/v1/begeleider/organisation', { body, idempotencyKey })
    return {
      send,
      take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
      stale: [
        ['week-dictation'],
        ...[queries.organisation, queries.me, queries.levels, queries.today].map(({ queryKey }) => queryKey),
      ],
      done: () => done,
      undo: (_, body) => {
        const names = Object.keys(body) as (keyof Organisation)[]
        return send(Object.fromEntries(names.map((name) => [name, before[name]])), createRandomId())
      },
    }
  }
