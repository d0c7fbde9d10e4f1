import type { LogbookNote } from '@letterliaan/contract'
import { ApiError } from '@letterliaan/contract/client'
import { logbookTexts } from '@letterliaan/texts/logbook'
import { useNotify } from '@letterliaan/ui'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useEffect, useMemo } from 'react'
import { useProfile } from '../../app/data/useProfile.ts'
import { toFailureLine } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { LogbookScreen } from '../../features/logbook/LogbookScreen.tsx'
import {
  removeNoteDraft,
  removeOldNoteDrafts,
  saveNoteDraft,
  readNoteDraft,
  type NoteDraft,
} from '../../features/logbook/note-draft.ts'
import { getNowSeconds } from '@letterliaan/web/now'

export function LogbookPage() {
  const { client, queries, queryClient } = useServices()
  const { id: user_id } = useProfile()
  const { data: notes } = useSuspenseQuery(queries.notes)
  const notify = useNotify()

  useEffect(() => removeOldNoteDrafts(localStorage, getNowSeconds()), [])
  const drafts = useMemo(
    () => ({
      read: () => readNoteDraft(localStorage, user_id),
      save: (draft: NoteDraft) => saveNoteDraft(localStorage, user_id, draft),
      remove: () => removeNoteDraft(localStorage, user_id),
    }),
    [user_id],
  )

  const showInstead = (change: (before: readonly LogbookNote[]) => LogbookNote[]) =>
    queryClient.setQueryData(queries.notes, change(queryClient.getQueryData(queries.notes) ?? []))

  const sendNew = ({ date, title, text, key }: NoteDraft): Promise<LogbookNote> =>
    client.call('POST /api/v1/note', { body: { date, title, text }, idempotencyKey: key })

  /** Saves an edited note. If it was removed in another tab, saves it as a new note. */
  const sendChanged = (draft: NoteDraft, id: number): Promise<LogbookNote> => {
    const { title, text, key } = draft
    return client
      .call('PUT /api/v1/note/:id', { params: { id }, body: { title, text }, idempotencyKey: key })
      .catch((error: unknown) => {
        if (isGone(error)) return sendNew(draft)
        throw error
      })
  }

  async function save(draft: NoteDraft): Promise<LogbookNote | null> {
    try {
      const note = await (draft.note_id === null ? sendNew(draft) : sendChanged(draft, draft.note_id))
      showInstead((before) => [note, ...before.filter(({ id }) => id !== note.id)].toSorted(latestFirst))
      notify('success', logbookTexts.saved)
      return note
    } catch (error) {
      notify('error', toFailureLine(error))
      return null
    }
  }

  async function remove({ id }: LogbookNote): Promise<boolean> {
    try {
      await client.call('DELETE /api/v1/note/:id', { params: { id } })
    } catch (error) {
      // Another tab has already removed it.
      if (!isGone(error)) {
        notify('error', toFailureLine(error))
        return false
      }
    }
    showInstead((before) => before.filter((note) => note.id !== id))
    return true
  }

  return (
    <RouteScreen>
      <LogbookScreen notes={notes} drafts={drafts} onSave={save} onDelete={remove} />
    </RouteScreen>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const latestFirst = (a: LogbookNote, b: LogbookNote): number => b.date - a.date || b.id - a.id
