import type { Group, GroupBody } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { Dialog } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'
import { GroupForm } from '../../features/groups/GroupForm.tsx'
import { addresses } from '../addresses.ts'

export interface GroupFormWindow {
  readonly open: () => void
  /** The window, where it is open. */
  readonly dialog: ReactNode
}

/** A window to make a group, or to change the one that is given. A new group is opened. */
export function useGroupForm(group: Group | null): GroupFormWindow {
  const { client, queryClient, queries, navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, send } = useSend()
  const { data: levels = [] } = useQuery(queries.levels)
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const close = () => setOpen(false)
  const refetch = () => queryClient.invalidateQueries({ queryKey: queries.groups.queryKey })

  const make = ({ name, school_year, level_id }: GroupBody) =>
    send(async () => {
      const { id } = await client.call('POST /api/v1/begeleider/group', {
        body: { name, school_year, level_id },
        idempotencyKey: randomId(),
      })
      await refetch()
      navigator.go(addresses.group(id))
    }, 'De groep is gemaakt.')

  const change = (id: number, body: GroupBody) =>
    send(async () => {
      await client.call('PUT /api/v1/begeleider/group/:id', {
        params: { id },
        body,
        idempotencyKey: randomId(),
      })
      await refetch()
    }, 'De groep is gewijzigd.')

  async function save(body: GroupBody) {
    if (await (group === null ? make(body) : change(group.id, body))) close()
  }

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Dialog title={group === null ? 'Nieuwe groep' : 'Groep wijzigen'} onClose={close}>
        <GroupForm
          group={group}
          levels={levels}
          colleagues={colleagues}
          isBusy={isBusy}
          onSave={(body) => void save(body)}
          onCancel={close}
        />
      </Dialog>
    ),
  }
}
