import type { LoginCards, SupervisedStudent } from '@letterliaan/contract'
import { useState } from 'react'
import { Checkbox, Choice, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, toggleOne } from '../../app/index.ts'
import { CardForm, type MakeCards } from './CardForm.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface CardMakerProps {
  readonly students: readonly SupervisedStudent[]
  readonly known: LoginCards
  readonly onMake: MakeCards
}

export function CardMaker({ students, known, onMake }: CardMakerProps) {
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
        <CardForm student_ids={ids} known={known} onMake={onMake} />
      </div>
    </Panel>
  )
}
