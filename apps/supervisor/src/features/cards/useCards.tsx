import type { Group, LoginCards, SupervisedStudent } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FlatButton } from '../../app/controls/index.ts'
import {
  commonTexts,
  nameAll,
  type OpenableWindow,
  Skeleton,
  useChange,
  useServices,
  useWindow,
} from '../../app/index.ts'
import { makeCards } from './card-changes.ts'
import { CardForm, type MakeCards } from './CardForm.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface CardMaking {
  readonly known: LoginCards
  readonly onMake: MakeCards
}

/** Reports failures. `group`: the group of all these children, whose name is printed on the list. */
export function useMakeCards(group: Group | null): CardMaking {
  const { queries } = useServices()
  const { data: known } = useSuspenseQuery(queries.loginCards)
  const { ask } = useChange(makeCards(group))
  return {
    known,
    async onMake(student_ids, pictures) {
      const pdf = await ask({ student_ids, pictures })
      return pdf && new Blob([pdf], { type: 'application/pdf' })
    },
  }
}

/** A dialog to make new cards for the selected children (GRP-8). */
export const useCardWindow = (students: readonly SupervisedStudent[], group: Group | null): OpenableWindow =>
  useWindow((close) => (
    <Dialog
      title={fill(texts.newFor, { who: nameAll(students) })}
      onClose={close}
      footer={<FlatButton onClick={close}>{commonTexts.close}</FlatButton>}
    >
      <Suspense fallback={<Skeleton of="part" />}>
        <SelectedCards student_ids={students.map(({ id }) => id)} group={group} />
      </Suspense>
    </Dialog>
  ))

function SelectedCards({ student_ids, group }: { student_ids: readonly number[]; group: Group | null }) {
  return <CardForm student_ids={student_ids} {...useMakeCards(group)} />
}
