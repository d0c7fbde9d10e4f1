import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { nameOfAll } from '../../app/name-of-all.ts'
import { saveFile } from '../../app/save-file.ts'
import { useServices } from '../../app/useServices.ts'
import { giveToChildren, printWorkbook } from './give-to-children.ts'
import { StepDialog } from './StepDialog.tsx'
import * as texts from './texts.ts'

/** A window to give these children a step, or to print it. */
export function useStepForChildren(
  students: readonly Pick<SupervisedStudent, 'id' | 'screen_name'>[],
  category: string | null,
): { readonly open: () => void; readonly dialog: ReactNode } {
  const { client, queries } = useServices()
  const [isOpen, setOpen] = useState(false)
  const { data: steps } = useQuery({ ...queries.curriculum, enabled: isOpen })
  const close = () => setOpen(false)
  const giving = useChange(giveToChildren(client), close)
  const printing = useChange(printWorkbook(client), (bytes, { label }) =>
    saveFile(fill(texts.give.file, { label }), bytes, 'application/pdf'),
  )
  const student_ids = students.map(({ id }) => id)
  return {
    open: () => setOpen(true),
    dialog: isOpen && steps !== undefined && (
      <StepDialog
        who={nameOfAll(students)}
        steps={steps}
        category={category}
        isBusy={giving.isBusy || printing.isBusy}
        onGive={({ nr, is_own, label }) => void giving.run({ nr, is_own, label, student_ids })}
        onPrint={({ nr, is_own, label }) => void printing.run({ nr, is_own, label })}
        onClose={close}
      />
    ),
  }
}
