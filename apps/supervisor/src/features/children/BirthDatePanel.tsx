import { useState } from 'react'
import { Choice, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, useChange } from '../../app/index.ts'
import { setAsksBirthDate } from './child-changes.ts'
import { texts } from './texts.ts'

const options = [
  { value: 'no', label: texts.birthDate.no },
  { value: 'yes', label: texts.birthDate.yes },
] as const

/** Sets whether children fill in their date of birth (DAG-2). Off by default, because nothing needs it. */
export function BirthDatePanel({ asked }: { readonly asked: boolean }) {
  const [choice, setChoice] = useState<'no' | 'yes'>(asked ? 'yes' : 'no')
  const { isBusy, run } = useChange(setAsksBirthDate)
  return (
    <Panel title={texts.birthDate.title}>
      <Form
        action={commonTexts.save}
        isOff={isBusy}
        isSaved={asked === (choice === 'yes')}
        onSubmit={() => run(choice === 'yes')}
      >
        <p>{texts.birthDate.advice}</p>
        <Choice legend={texts.birthDate.ask} options={options} value={choice} onChange={setChoice} />
        <p>{choice === 'no' ? texts.birthDate.noExplained : texts.birthDate.yesExplained}</p>
      </Form>
    </Panel>
  )
}
