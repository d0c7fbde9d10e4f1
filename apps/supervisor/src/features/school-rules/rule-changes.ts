import type { Organisation, OrganisationRulesBody } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

/** `done`: what is told then. */
export const changeRules = (
  client: Client,
  queries: Queries,
  done: string,
): Change<OrganisationRulesBody, Organisation> => ({
  send: (body, idempotencyKey) =>
    client.call('PUT /api/v1/begeleider/organisation/rules', { body, idempotencyKey }),
  take: (changed, _, queryClient) => queryClient.setQueryData(queries.organisation.queryKey, changed),
  stale: [queries.me.queryKey],
  done: () => done,
})

export const renameSchool = (client: Client, queries: Queries) =>
  changeRules(client, queries, texts.name.done)

export const chooseExportBy = (client: Client, queries: Queries) =>
  changeRules(client, queries, texts.exporting.done)

/** The names of school years change with it everywhere. */
export const chooseRegion = (
  client: Client,
  queries: Queries,
): Change<OrganisationRulesBody, Organisation> => ({
  ...changeRules(client, queries, texts.region.done),
  stale: [queries.me.queryKey, queries.levels.queryKey],
})
