import type { PathDocument } from '@letterliaan/contract'
import { randomId, type Client } from '@letterliaan/contract/client'
import { addEntries, keyOf, newEntry } from '@letterliaan/rules/preparation'
import type { Change } from '../../app/data/change.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export type Receiver =
  | { readonly group_id: number; readonly name: string }
  | { readonly student_id: number; readonly name: string }

interface GivenStep {
  readonly id: number
  readonly label: string
}

/** A path with an own step in the treehouse. Throws with a sentence where it is there already or has no place. */
export function withStep(path: PathDocument, nr: number, name: string): PathDocument {
  const entry = newEntry({ nr, is_own: true, is_test_step: false }, null)
  if (path.entries.some((known) => keyOf(known) === keyOf(entry))) {
    throw new Error(fill(texts.isOnPath, { name }))
  }
  const { entries, left } = addEntries(path.entries, [entry])
  if (left > 0) throw new Error(fill(texts.treehouseFull, { name }))
  return { ...path, entries: [...entries] }
}

/** Puts an own step in the treehouse of a child or of a group at once. Resolves to who has it, as it is told. */
export const giveStep = (client: Client, step: GivenStep): Change<Receiver, string> => ({
  send: (receiver, key) =>
    'group_id' in receiver
      ? giveGroup(client, step, receiver.group_id, receiver.name, key)
      : giveChild(client, step, receiver.student_id, receiver.name, key),
  // The pages of paths show the old path until it is fetched again.
  stale: [['path']],
  done: (told) => told,
  undo: (_, receiver) =>
    'group_id' in receiver
      ? client.call('POST /api/v1/begeleider/group/:id/path/undo', {
          params: { id: receiver.group_id },
          idempotencyKey: randomId(),
        })
      : client.call('POST /api/v1/begeleider/path/undo', {
          body: { student_ids: [receiver.student_id] },
          idempotencyKey: randomId(),
        }),
})

async function giveGroup(
  client: Client,
  { id, label }: GivenStep,
  group_id: number,
  name: string,
  idempotencyKey: string,
): Promise<string> {
  const params = { id: group_id }
  const { path, version } = await client.call('GET /api/v1/begeleider/group/:id/path', { params })
  const body = { version, path: withStep(path, id, name) }
  const kept = await client.call('PUT /api/v1/begeleider/group/:id/path', { params, body, idempotencyKey })
  const followers = kept.children.filter(({ follows_group_id }) => follows_group_id === group_id).length
  return tellGroup({ label, name, followers, others: kept.children.length - followers })
}

async function giveChild(
  client: Client,
  { id, label }: GivenStep,
  student_id: number,
  name: string,
  idempotencyKey: string,
): Promise<string> {
  const params = { id: student_id }
  const stored = await client.call('GET /api/v1/begeleider/student/:id/path', { params })
  const body = { version: stored.version, path: withStep(stored.path, id, name) }
  await client.call('PUT /api/v1/begeleider/student/:id/path', { params, body, idempotencyKey })
  const told = fill(texts.givenChild, { label, name })
  return stored.follows_group_id === null ? told : `${told} ${fill(texts.nowOwnPath, { name })}`
}

interface GivenGroup {
  readonly label: string
  readonly name: string
  readonly followers: number
  readonly others: number
}

/** Who has a step that was put on the path of a group, and who has not. */
export function tellGroup({ label, name, followers, others }: GivenGroup): string {
  if (followers === 0) return fill(texts.givenNobody, { label, name })
  const given = fill(texts.givenGroup, { label, count: followers })
  return others === 0 ? given : `${given} ${fill(texts.notGiven, { count: others })}`
}
