import type { GroupStepGift, PathDocument } from '@letterliaan/contract'
import { createRandomId, type Client } from '@letterliaan/contract/client'
import { addEntries, formatStepKey, createEntry } from '@letterliaan/rules/preparation'
import type { ChangeOf } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export type StepReceiver =
  | { readonly group_id: number; readonly name: string }
  | { readonly student_id: number; readonly name: string }

interface GivenStep {
  readonly id: number
  readonly label: string
}

/** Returns the path with the step added. Throws a message if it has the step already, or no room for it. */
export function addStepToTreehouse(path: PathDocument, nr: number, name: string): PathDocument {
  const entry = createEntry({ nr, is_own: true, is_test_step: false }, null)
  if (path.entries.some((known) => formatStepKey(known) === formatStepKey(entry))) {
    throw new Error(fill(texts.isOnPath, { name }))
  }
  const { entries, left } = addEntries(path.entries, [entry])
  if (left > 0) throw new Error(fill(texts.treehouseFull, { name }))
  return { ...path, entries: [...entries] }
}

interface Gift {
  readonly told: string
  readonly group_id: number | null
  readonly student_ids: readonly number[]
  readonly updated_at: number | null
}

interface Giving {
  readonly step: GivenStep
  readonly receiver: StepReceiver
}

/** Puts an own step in the treehouse of a child, or of each child of a group. */
export const giveStep: ChangeOf<Giving, Gift> = ({ client }) => ({
  send: ({ step: { id, label }, receiver }, key) =>
    'group_id' in receiver
      ? giveGroup(client, { id, label }, receiver.group_id, key)
      : giveChild(client, { id, label }, receiver.student_id, receiver.name, key),
  stale: [['path']],
  done: ({ told }) => told,
  undo: ({ group_id, student_ids, updated_at }) =>
    client.call('POST /api/v1/begeleider/path/undo', {
      body: {
        ...(group_id !== null && { group_id }),
        ...(student_ids.length > 0 && { student_ids: [...student_ids] }),
      },
      query: updated_at === null ? {} : { updated_at: String(updated_at) },
      idempotencyKey: createRandomId(),
    }),
  canUndo: ({ group_id, student_ids }) => group_id !== null || student_ids.length > 0,
})

async function giveGroup(
  client: Client,
  { id: own_step_id, label }: GivenStep,
  group_id: number,
  idempotencyKey: string,
): Promise<Gift> {
  const given = await client.call('POST /api/v1/begeleider/group/:id/path/step', {
    params: { id: group_id },
    body: { own_step_id },
    idempotencyKey,
  })
  const told = describeGroupGift({ label, ...given })
  return {
    told,
    group_id: given.has_group_changed ? group_id : null,
    student_ids: given.own_path_ids,
    updated_at: given.updated_at,
  }
}

async function giveChild(
  client: Client,
  { id, label }: GivenStep,
  student_id: number,
  name: string,
  idempotencyKey: string,
): Promise<Gift> {
  const params = { id: student_id }
  const stored = await client.call('GET /api/v1/begeleider/student/:id/path', { params })
  const body = { version: stored.version, path: addStepToTreehouse(stored.path, id, name) }
  const saved = await client.call('PUT /api/v1/begeleider/student/:id/path', {
    params,
    body,
    idempotencyKey,
  })
  const given = fill(texts.givenChild, { label, name })
  const told = stored.follows_group_id === null ? given : `${given} ${fill(texts.nowOwnPath, { name })}`
  return { told, group_id: null, student_ids: [student_id], updated_at: saved.updated_at }
}

export function describeGroupGift({
  label,
  student_ids,
  own_path_ids,
  unreached,
}: Pick<GroupStepGift, 'student_ids' | 'own_path_ids' | 'unreached'> & { readonly label: string }): string {
  const numOwn = own_path_ids.length
  const ownPaths = numOwn === student_ids.length ? texts.givenAllOwnPaths : texts.givenOwnPath
  return [
    fill(commonTexts.readyFor, { label, count: student_ids.length }),
    ...(numOwn === 0 ? [] : [fill(ownPaths, { count: numOwn })]),
    ...(unreached.length === 0 ? [] : [fill(texts.notGiven, { names: unreached.join(', ') })]),
  ].join(' ')
}
