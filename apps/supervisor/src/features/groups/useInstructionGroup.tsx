import type { Group, GroupInsight, SupervisedStudent } from '@letterliaan/contract'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Dialog, SelectField, TextField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  commonTexts,
  nameAll,
  getNowSeconds,
  type OpenableWindow,
  useChange,
  useServices,
  useWindow,
} from '../../app/index.ts'
import { makeInstruction } from './group-changes.ts'
import { GroupForm } from './GroupForm.tsx'
import { texts } from './texts.ts'

interface InstructionFrom extends Pick<Group, 'level_id'> {
  readonly categories: readonly Pick<GroupInsight['categories'][number], 'category' | 'name'>[]
}

interface InstructionOf {
  readonly from: InstructionFrom
  readonly students: readonly SupervisedStudent[]
  /** The category selected at first, or null. */
  readonly category: string | null
  readonly onMade: (group_id: number) => void
}

/** A dialog that makes an additional group of these children, for instruction in a category (DOE-4). */
export const useInstructionGroup = (of: InstructionOf): OpenableWindow =>
  useWindow((close) => <InstructionDialog {...of} onClose={close} />)

/** No category, in the list of categories. */
const none = '-'
/** Three weeks (seconds). */
const lookAgainSeconds = 21 * daySeconds

function InstructionDialog(props: InstructionOf & { readonly onClose: () => void }) {
  const { from, students, category: initialCategory, onMade, onClose } = props
  const { queries } = useServices()
  const { isBusy, run } = useChange(makeInstruction(nameAll(students)), ({ group_id }) => {
    onClose()
    onMade(group_id)
  })
  const student_ids = students.map(({ id }) => id)
  const { data: levels = [] } = useQuery(queries.levels)
  const [category, setCategory] = useState(initialCategory)
  const [now] = useState(getNowSeconds)
  const [day, setDay] = useState(() => toAmsterdamDate(now + lookAgainSeconds))
  const tomorrow = toAmsterdamDate(now + daySeconds)
  const isRight = day >= tomorrow
  const initial = from.categories.find((known) => known.category === initialCategory)
  const name = initial ? fill(texts.instruction.nameOf, { category: initial.name }) : commonTexts.instruction
  return (
    <Dialog title={texts.instruction.make} onClose={onClose}>
      <GroupForm
        group={null}
        suggestion={{ name, level_id: from.level_id }}
        levels={levels}
        colleagues={[]}
        isBusy={isBusy}
        onSave={({ name: chosen, school_year, level_id }) =>
          isRight && run({ name: chosen, school_year, level_id, category, look_again_on: day, student_ids })
        }
        onCancel={onClose}
      >
        <SelectField
          label={commonTexts.whyInstruction}
          options={[
            { value: none, label: commonTexts.noSpelling },
            ...from.categories
              .filter((known) => known.category !== '')
              .map((known) => ({ value: known.category, label: known.name })),
          ]}
          value={category ?? none}
          onChange={(chosen) => setCategory(chosen === none ? null : chosen)}
        />
        <TextField
          label={commonTexts.whenLookAgain}
          hint={commonTexts.lookAgainHint}
          type="date"
          min={tomorrow}
          max="2099-12-31"
          value={day}
          error={isRight ? undefined : texts.instruction.needsDay}
          onWrite={setDay}
        />
      </GroupForm>
    </Dialog>
  )
}
