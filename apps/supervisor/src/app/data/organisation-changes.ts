import type { Organisation, OrganisationBody, OrganisationRulesBody } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import type { ChangeOf } from './change.ts'

/** Saves what every supervisor may change. `before`: what undo sends. */
export const changeSettings = (before: Organisation, done: string) =>
  changeBy<OrganisationBody>(before, done, 'PUT /api/v1/begeleider/organisation')

/** Saves what an administrator may change. `before`: what undo sends. */
export const changeRules = (before: Organisation, done: string) =>
  changeBy<OrganisationRulesBody>(before, done, 'PUT /api/v1/begeleider/organisation/rules')

const changeBy =
  <Body extends Partial<Organisation>>(
    before: Organisation,
    done: string,
    call: 'PUT /api/v1/begeleider/organisation' | 'PUT /api/v1/begeleider/organisation/rules',
  ): ChangeOf<Body, Organisation> =>
  ({ client, queries }) => {
    const send = (body: Body, idempotencyKey: string) => client.call(call, { body, idempotencyKey })
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
        return send(Object.fromEntries(names.map((name) => [name, before[name]])) as Body, randomId())
      },
    }
  }
