import type { PathDocument } from '@letterliaan/contract'
import { addEntries, keyOf, newEntry } from '@letterliaan/rules/preparation'
import { useNotify } from '@letterliaan/ui'
import { useState } from 'react'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useServices } from '../../app/useServices.ts'
import type { Receiver } from '../../features/own-steps/GiveStepDialog.tsx'

/** A path with an own step in the treehouse. Throws with a sentence where it is there already or has no place. */
function withStep(path: PathDocument, nr: number, name: string): PathDocument {
  const entry = newEntry({ nr, is_own: true, is_test_step: false }, null)
  if (path.entries.some((known) => keyOf(known) === keyOf(entry))) {
    throw new Error(`De stap staat al op het pad van ${name}.`)
  }
  const { entries, left } = addEntries(path.entries, [entry])
  if (left > 0) throw new Error(`De boomhut van ${name} is vol. Haal eerst een stap van het pad.`)
  return { ...path, entries: [...entries] }
}

/** Puts an own step in the treehouse of a child or of a group at once, and offers the way back. */
export function useGiveStep({ id, label }: { readonly id: number; readonly label: string }) {
  const { client, queryClient } = useServices()
  const offerUndo = useUndo()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  /** The pages of paths show the old path until it is fetched again. */
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['path'] })

  async function giveGroup(group_id: number, name: string) {
    const params = { id: group_id }
    const { path, version } = await client.call('GET /api/v1/begeleider/group/:id/path', { params })
    const body = { version, path: withStep(path, id, name) }
    const { children } = await client.call('PUT /api/v1/begeleider/group/:id/path', { params, body })
    await refresh()
    const followers = children.filter(({ follows_group_id }) => follows_group_id === group_id).length
    offerUndo(tellGroup({ label, name, followers, others: children.length - followers }), async () => {
      await client.call('POST /api/v1/begeleider/group/:id/path/undo', { params })
      await refresh()
    })
  }

  async function giveChild(student_id: number, name: string) {
    const params = { id: student_id }
    const { path, version, follows_group_id } = await client.call('GET /api/v1/begeleider/student/:id/path', {
      params,
    })
    const body = { version, path: withStep(path, id, name) }
    await client.call('PUT /api/v1/begeleider/student/:id/path', { params, body })
    await refresh()
    const own = follows_group_id === null ? '' : ` ${name} heeft nu een eigen pad.`
    offerUndo(`‘${label}’ staat klaar in de boomhut van ${name}.${own}`, async () => {
      await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids: [student_id] } })
      await refresh()
    })
  }

  /** Resolves to whether it worked; a failure is told. */
  async function give(receiver: Receiver): Promise<boolean> {
    setBusy(true)
    try {
      if ('group_id' in receiver) await giveGroup(receiver.group_id, receiver.name)
      else await giveChild(receiver.student_id, receiver.name)
      return true
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, give }
}

interface GivenGroup {
  readonly label: string
  readonly name: string
  /** How many children follow the path of the group. */
  readonly followers: number
  /** How many of its children have another path. */
  readonly others: number
}

/** Who has a step that was put on the path of a group, and who has not. */
export function tellGroup({ label, name, followers, others }: GivenGroup): string {
  if (followers === 0)
    return `‘${label}’ staat op het pad van ${name}, maar geen kind volgt dat pad. Kies de kinderen apart.`
  const given = `‘${label}’ staat klaar in de boomhut van ${followers === 1 ? '1 kind' : `${followers} kinderen`}.`
  if (others === 0) return given
  return `${given} ${others === 1 ? '1 kind heeft een ander pad en krijgt' : `${others} kinderen hebben een ander pad en krijgen`} de stap niet.`
}
