import type { Colleague, Organisation, Privacy } from '@letterliaan/contract'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import type { ToErase } from './EraseDialog.tsx'
import { texts } from './texts.ts'

export interface OthersPanelProps {
  readonly colleagues: readonly Colleague[]
  readonly organisation: Pick<Organisation, 'name'>
  readonly erasures: Privacy['erasures']
  readonly onErase: (erased: ToErase) => void
}

export function OthersPanel({ colleagues, organisation, erasures, onErase }: OthersPanelProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const isAsked = (subject: string, id: number): boolean =>
    erasures.some((one) => one.subject === subject && one.subject_id === id && one.done_at === null)
  const left = colleagues.filter(({ id }) => !isAsked('user', id))
  const person = left.find(({ id }) => id === chosen)
  const isSchoolAsked = erasures.some(
    ({ subject, done_at }) => subject === 'organisation' && done_at === null,
  )
  return (
    <Panel title={texts.staffAndSchool.title}>
      <div className={layout.form}>
        <p>{texts.staffAndSchool.explained}</p>
        <SelectField
          label={texts.staffAndSchool.whom}
          options={left.map(({ id, name }) => ({ value: id, label: name }))}
          value={person?.id ?? null}
          onChange={setChosen}
        />
        <div className={layout.buttons}>
          <FlatButton
            aria-disabled={person === undefined}
            onClick={() =>
              person && onErase({ body: { subject: 'user', user_id: person.id }, name: person.name })
            }
          >
            {texts.staffAndSchool.eraseUser}
          </FlatButton>
          {!isSchoolAsked && (
            <FlatButton
              onClick={() => onErase({ body: { subject: 'organisation' }, name: organisation.name })}
            >
              {texts.staffAndSchool.eraseSchool}
            </FlatButton>
          )}
        </div>
      </div>
    </Panel>
  )
}
