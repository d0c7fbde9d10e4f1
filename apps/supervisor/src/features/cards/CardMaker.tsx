import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { useState, Suspense } from 'react'
import { Checkbox, Choice, Panel, FlatButton } from '../../app/controls/index.ts'
import {
  commonTexts,
  layout,
  toggleOne,
  nameAll,
  Skeleton,
  useChange,
  useServices,
  useWindow,
  type OpenableWindow,
} from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { Dialog } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { makeCards } from './card-changes.ts'
import { CardForm } from './CardForm.tsx'

interface CardMakerProps {
  readonly students: readonly SupervisedStudent[]
  readonly group: Group | null
}

export function CardMaker({ students, group }: CardMakerProps) {
  const [who, setWho] = useState<'all' | 'some'>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = students.map(({ id }) => id).filter((id) => who === 'all' || chosen.has(id))

  return (
    <Panel title={texts.makeCards}>
      <div className={layout.stack4}>
        {students.length > 1 && (
          <Choice
            legend={commonTexts.forWhom}
            options={[
              { value: 'all', label: fill(texts.allChildren, { count: students.length }) },
              { value: 'some', label: commonTexts.chooseChildren },
            ]}
            value={who}
            onChange={setWho}
          />
        )}
        {who === 'some' && (
          <ul className={layout.boxes} aria-label={commonTexts.children}>
            {students.map(({ id, screen_name, name }) => (
              <li key={id}>
                <Checkbox isChecked={chosen.has(id)} onToggle={() => setChosen(toggleOne(chosen, id))}>
                  {screen_name === name ? name : `${screen_name} (${name})`}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        <SelectedCards student_ids={ids} group={group} />
      </div>
    </Panel>
  )
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

interface SelectedCardsProps {
  readonly student_ids: readonly number[]
  /** The group of all these children, whose name is printed on the list. */
  readonly group: Group | null
}

function SelectedCards({ student_ids, group }: SelectedCardsProps) {
  const { queries } = useServices()
  const { data: known } = useSuspenseQuery(queries.loginCards)
  const { ask } = useChange(makeCards(group))
  return (
    <CardForm
      {...{ student_ids, known }}
      onMake={async (ids, pictures) => {
        const pdf = await ask({ student_ids: ids, pictures })
        return pdf && new Blob([pdf], { type: 'application/pdf' })
      }}
    />
  )
}
