import type { Organisation, OrganisationBody, OrganisationRulesBody, WeeklyMail } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import type { ChangeOf } from '../../app/data/change.ts'
import * as texts from './texts.ts'

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

/** The caller's own wish (ZEG-6). */
export const changeWeeklyMail: ChangeOf<boolean, WeeklyMail> = ({ client, queries }) => {
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
