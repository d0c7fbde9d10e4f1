import type { ChildPath, GroupPath, PathDocument, PathEntry, PathPreview } from '@letterliaan/contract'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import type { PathDraft } from '../../features/path/usePathDraft.ts'

/** Whose path it is. */
export type PathOwner = { readonly group_id: number } | { readonly student_id: number }

/** What the page of a path asks of the server; failures are told, and answered with null. */
export function usePathCalls(owner: PathOwner, draft: PathDraft) {
  const { client, queries, queryClient } = useServices()
  const { isBusy, attempt } = useAttempt()
  const isGroup = 'group_id' in owner
  const params = { id: isGroup ? owner.group_id : owner.student_id }
  const { queryKey } = isGroup ? queries.groupPath(params.id) : queries.childPath(params.id)

  const fetchAgain = () => queryClient.invalidateQueries({ queryKey })
  const refresh = async () => {
    draft.discard()
    await fetchAgain()
  }

  return {
    isBusy,
    attempt,
    refresh,
    preview: (body: PathDocument): Promise<PathPreview | null> =>
      attempt(() =>
        isGroup
          ? client.call('POST /api/v1/begeleider/group/:id/path/preview', { params, body })
          : client.call('POST /api/v1/begeleider/student/:id/path/preview', { params, body }),
      ),
    propose: (group: number, month: number): Promise<readonly PathEntry[] | null> =>
      attempt(() => client.call('GET /api/v1/begeleider/path/proposal', { query: { group, month } })),

    /** Where somebody else was first, the newer path is fetched: the draft stays, and the page says so. */
    save: async (path: PathDocument): Promise<GroupPath | ChildPath | null> => {
      const body = { version: draft.version, path }
      const saved = await attempt<GroupPath | ChildPath>(() =>
        isGroup
          ? client.call('PUT /api/v1/begeleider/group/:id/path', { params, body })
          : client.call('PUT /api/v1/begeleider/student/:id/path', { params, body }),
      )
      if (saved === null) {
        await fetchAgain()
        return null
      }
      queryClient.setQueryData<GroupPath | ChildPath>(queryKey, saved)
      draft.discard()
      return saved
    },

    /** Takes the last change back. Throws where the server refuses it. */
    undo: async (): Promise<void> => {
      if (isGroup) await client.call('POST /api/v1/begeleider/group/:id/path/undo', { params })
      else await client.call('POST /api/v1/begeleider/path/undo', { body: { student_ids: [params.id] } })
      await refresh()
    },
  }
}
