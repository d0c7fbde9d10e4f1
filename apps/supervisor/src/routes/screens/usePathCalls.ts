import type { PathDocument, PathEntry, PathPreview } from '@letterliaan/contract'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'

type Owner = { readonly group_id: number } | { readonly student_id: number }

/** What the page of a path asks of the server; failures are told, and answered with null. */
export function usePathCalls(owner: Owner) {
  const { client } = useServices()
  const { isBusy, attempt } = useAttempt()

  return {
    isBusy,
    attempt,
    preview: (body: PathDocument): Promise<PathPreview | null> =>
      attempt(() =>
        'group_id' in owner
          ? client.call('POST /api/v1/begeleider/group/:id/path/preview', {
              params: { id: owner.group_id },
              body,
            })
          : client.call('POST /api/v1/begeleider/student/:id/path/preview', {
              params: { id: owner.student_id },
              body,
            }),
      ),
    propose: (group: number, month: number): Promise<readonly PathEntry[] | null> =>
      attempt(() => client.call('GET /api/v1/begeleider/path/proposal', { query: { group, month } })),
  }
}
