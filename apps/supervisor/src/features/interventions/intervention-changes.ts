import type {
  GiveMeasureResult,
  Intervention,
  InterventionChange,
  InterventionPlan,
  InterventionSession,
  VersionedMoments,
  MeasureKind,
  NormedMoment,
  NormedMoments,
} from '@letterliaan/contract'
import { createRandomId, type Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change, ChangeOf } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { texts } from './texts.ts'

const all = [['interventions']] as const

const change = (
  client: Client,
  id: number,
  body: InterventionChange,
  idempotencyKey: string,
  query: { version?: string } = {},
) => client.call('PATCH /api/v1/begeleider/intervention/:id', { params: { id }, query, body, idempotencyKey })

/** Plans an intervention. An undo archives it. */
export const planIntervention: ChangeOf<InterventionPlan, Intervention> = ({ client }) => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/intervention', { body, idempotencyKey }),
  stale: all,
  done: ({ label }) => fill(texts.told.planned, { label }),
  undo: ({ id }) => change(client, id, { is_archived: true }, createRandomId()),
})

const keep =
  (queries: Queries, id: number): NonNullable<Change<unknown, Intervention>['take']> =>
  (intervention, _, queryClient) =>
    queryClient.setQueryData(queries.intervention(id).queryKey, intervention)

/** Part of the input of a change, so that another version has another idempotency key. */
type Seen = Pick<Intervention, 'version'>

/** Replaces the plan `before`. Fails if a colleague changed it since the version on the screen. */
export const changeIntervention =
  (
    id: number,
    before: InterventionPlan,
  ): ChangeOf<Seen & { readonly plan: InterventionPlan }, Intervention> =>
  ({ client, queries }) => ({
    send: ({ plan, version }, idempotencyKey) => change(client, id, { plan }, idempotencyKey, { version }),
    take: keep(queries, id),
    stale: all,
    staleWhenFailed: all,
    done: () => texts.told.changed,
    undo: ({ version }) => change(client, id, { plan: before }, createRandomId(), { version }),
  })

export const evaluateIntervention =
  (
    id: number,
  ): ChangeOf<Pick<InterventionChange, 'evaluation' | 'evaluation_before' | 'children'>, Intervention> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) => change(client, id, body, idempotencyKey),
    take: keep(queries, id),
    staleWhenFailed: all,
    done: () => texts.told.evaluated,
  })

export const saveSessions =
  ({
    id,
    sessions: before,
  }: Intervention): ChangeOf<Seen & { readonly sessions: InterventionSession[] }, Intervention> =>
  ({ client, queries }) => ({
    send: ({ sessions, version }, idempotencyKey) =>
      change(client, id, { sessions }, idempotencyKey, { version }),
    take: keep(queries, id),
    stale: all,
    staleWhenFailed: all,
    done: () => texts.sessions.done,
    undo: (changed) =>
      change(client, id, { sessions: before }, createRandomId(), { version: changed.version }),
  })

export const archiveIntervention =
  (id: number): ChangeOf<boolean, Intervention> =>
  ({ client, queries }) => ({
    send: (is_archived, idempotencyKey) => change(client, id, { is_archived }, idempotencyKey),
    take: keep(queries, id),
    stale: all,
    done: ({ label }, is_archived) =>
      fill(is_archived ? texts.told.archived : texts.told.returned, { label }),
    undo: (_, is_archived) => change(client, id, { is_archived: !is_archived }, createRandomId()),
  })

/** Gives the children a measure of the goals. An undo withdraws measures that were not started. */
export const measureIntervention =
  (id: number): ChangeOf<MeasureKind, GiveMeasureResult> =>
  ({ client }) => ({
    send: (kind, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/intervention/:id/measure', {
        params: { id },
        body: { kind },
        idempotencyKey,
      }),
    stale: [...all, ['measures']],
    done: ({ measure_ids: { length } }) => (length === 0 ? texts.told.waiting : texts.told.measured),
    undo: ({ measure_ids }) =>
      client.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids } }),
    canUndo: ({ measure_ids: { length } }) => length > 0,
  })

export const saveNormedMoments =
  (id: number, before: readonly NormedMoment[]): ChangeOf<VersionedMoments, VersionedMoments> =>
  ({ client, queries }) => {
    const { queryKey } = queries.measures(id)
    const send = (body: NormedMoments, idempotencyKey: string, version: string) =>
      client.call('PUT /api/v1/begeleider/student/:id/normed-moment', {
        params: { id },
        query: { version },
        body,
        idempotencyKey,
      })
    return {
      send: ({ moments, version }, idempotencyKey) => send({ moments }, idempotencyKey, version),
      take: (normed, _, queryClient) =>
        queryClient.setQueryData(queryKey, (known) => known && { ...known, normed }),
      stale: [queryKey],
      staleWhenFailed: [queryKey],
      done: () => texts.moments.saved,
      undo: ({ version }) => send({ moments: [...before] }, createRandomId(), version),
    }
  }
