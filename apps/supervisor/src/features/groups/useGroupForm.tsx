import type { Group } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { changeGroup, makeGroup } from './group-changes.ts'
import { GroupForm, type GroupSuggestion } from './GroupForm.tsx'
import * as common from '../../app/texts/common.ts'

export interface GroupFormWindow {
  readonly open: () => void
  readonly dialog: ReactNode
}

/** A window to make a group, or to change the one that is given. `onMade`: goes to a new one. */
export function useGroupForm(
  group: Group | null,
  onMade?: (made: Group) => void,
  suggestion?: GroupSuggestion,
): GroupFormWindow {
  const { client, queries } = useServices()
  const [isOpen, setOpen] = useState(false)
  const { data: levels = [] } = useQuery(queries.levels)
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(
    group === null ? makeGroup(client) : changeGroup(client, group.id),
    (saved) => {
      close()
      if (group === null) onMade?.(saved)
    },
  )

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Dialog title={group === null ? common.newGroup : common.changeGroup} onClose={close}>
        <GroupForm
          group={group}
          suggestion={suggestion}
          levels={levels}
          colleagues={colleagues}
          isBusy={isBusy}
          onSave={(body) => void run(body)}
          onCancel={close}
        />
      </Dialog>
    ),
  }
}
