import type { Group } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { commonTexts, type OpenableWindow, useChange, useServices, useWindow } from '../../app/index.ts'
import { changeGroup, makeGroup } from './group-changes.ts'
import { GroupForm } from './GroupForm.tsx'

export const useGroupForm = (group: Group | null, onMade?: (made: Group) => void): OpenableWindow =>
  useWindow((close) => <GroupDialog {...{ group, onMade }} onClose={close} />)

interface GroupDialogProps {
  readonly group: Group | null
  readonly onMade: ((made: Group) => void) | undefined
  readonly onClose: () => void
}

function GroupDialog({ group, onMade, onClose }: GroupDialogProps) {
  const { queries } = useServices()
  const { data: levels = [] } = useQuery(queries.levels)
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const { isBusy, run } = useChange(group === null ? makeGroup : changeGroup(group.id), (saved) => {
    onClose()
    if (group === null) onMade?.(saved)
  })
  return (
    <Dialog title={group === null ? commonTexts.newGroup : commonTexts.changeGroup} onClose={onClose}>
      <GroupForm {...{ group, levels, colleagues, isBusy }} onSave={(body) => run(body)} onCancel={onClose} />
    </Dialog>
  )
}
