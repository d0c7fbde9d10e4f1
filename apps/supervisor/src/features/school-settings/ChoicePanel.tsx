import type { ReactNode } from 'react'
import { Choice, type ChoiceOption, Panel } from '../../app/controls/index.ts'
import { useSavedChoice } from '../../app/controls/useSavedChoice.ts'

export interface ChoicePanelProps<Value extends string> {
  readonly title: string
  readonly explained: string
  readonly ask: string
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => Promise<unknown>
  readonly children?: ReactNode
}

export function ChoicePanel<Value extends string>(props: ChoicePanelProps<Value>) {
  const { title, explained, ask, options, value, onChoose, children } = props
  const { chosen, choose } = useSavedChoice(value, onChoose)
  return (
    <Panel title={title}>
      <p>{explained}</p>
      <Choice legend={ask} options={options} value={chosen} onChange={choose} />
      {children}
    </Panel>
  )
}
