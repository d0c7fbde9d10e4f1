import type { Organisation, OrganisationBody, OrganisationRulesBody, WeeklyMail } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

interface Services {
  readonly client: Client
  readonly queries: Queries
}

/** Saves what every supervisor may change. `before`: what undo sends. */
export const changeSettings = ({ client, queries }: Services, before: Organisation, done: string) =>
  createChange<OrganisationBody>(queries, before, done, (body, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation', { body, idempotencyKey }),
  )

/** Saves what an administrator may change. `before`: what undo sends. */
export const changeRules = ({ client, queries }: Services, before: Organisation, done: string) =>
  createChange<OrganisationRulesBody>(queries, before, done, (body, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation/rules', { body, idempotencyKey }),
  )

function createChange<Body extends Partial<Organisation>>(
  queries: Queries,
  before: Organisation,
  done: string,
  send: (body: Body, idempotencyKey: string) => Promise<Organisation>,
): Change<Body, Organisation> {
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

/** The caller's own wish (ZEG-6). */
export function changeWeeklyMail({ client, queries }: Services): Change<boolean, WeeklyMail> {
  const send = (is_wanted: boolean, idempotencyKey: string) =>
    client.call('PUT /api/v1/begeleider/weekly-mail', { body: { is_wanted }, idempotencyKey })
  return {
    changesNothing: true,
    send,
    take: (changed, _, queryClient) => queryClient.setQueryData(queries.weeklyMail.queryKey, changed),
    stale: [queries.weeklyMail.queryKey],
    done: ({ is_wanted }) => (is_wanted ? texts.mail.isOn : texts.mail.isOff),
    undo: (_, isWanted) => send(!isWanted, randomId()),
  }
}
