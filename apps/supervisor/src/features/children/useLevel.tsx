import type { SupervisedStudent } from '@letterliaan/contract'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { changeLevel } from './child-changes.ts'
import { LevelDialog } from './LevelDialog.tsx'
import * as texts from './texts.ts'

export function useLevel(student: SupervisedStudent) {
  const { client, queries } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [{ data: levels }, { data: calm }] = useSuspenseQueries({
    queries: [queries.levels, queries.calmProfile(student.id)],
  })
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(changeLevel(client, student, calm.read_aloud), close)

  return {
    name: levels.find(({ id }) => id === student.level_id)?.name ?? texts.child.noLevel,
    open: () => setOpen(true),
    dialog: isOpen && (
      <LevelDialog
        {...{ student, levels, isBusy }}
        readsAloud={calm.read_aloud}
        onSave={(level_id) => void run(level_id)}
        onClose={close}
      />
    ),
  }
}
