import type { OwnStepProposal } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Choice, Form, Notice, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts } from '../../app/index.ts'
import { toWeekNumber } from '@letterliaan/rules/calendar'
import { texts } from './texts.ts'

export interface SaveWordsProps {
  readonly isBusy: boolean
  /** Undefined while loading. */
  readonly proposal: OwnStepProposal | undefined
  readonly labelOf: (category: string) => string | undefined
  /** `apart` has the words that become a separate step. */
  readonly onSave: (label: string, apart: readonly string[]) => unknown
}

const fullName = fill(texts.saveWords.fullName, { max: ownStepLimits.label })

export function SaveWords({ isBusy, proposal, labelOf, onSave }: SaveWordsProps) {
  const [label, setLabel] = useState(() =>
    fill(commonTexts.wordsOfWeek, { week: toWeekNumber(getNowSeconds()) }),
  )
  const [isAsked, setAsked] = useState(false)
  const [steps, setSteps] = useState<'one' | 'two'>('one')
  const differing = proposal?.differing ?? []
  const apart = steps === 'two' ? differing : []

  function submit() {
    setAsked(true)
    return label.trim() === '' ? undefined : onSave(label, apart)
  }

  return (
    <Panel title={apart.length > 0 ? texts.saveWords.titleTwo : texts.saveWords.title}>
      <Form
        action={apart.length > 0 ? texts.saveWords.saveTwo : texts.saveWords.saveOne}
        sign="check"
        isOff={isBusy}
        onSubmit={submit}
      >
        {proposal !== undefined && (
          <output>
            <Category proposal={proposal} label={labelOf(proposal.step.category)} />
          </output>
        )}
        {differing.length > 0 && (
          <Choice
            legend={texts.saveWords.how}
            value={steps}
            options={[
              { value: 'one', label: texts.saveWords.inOne },
              { value: 'two', label: texts.saveWords.inTwo },
            ]}
            onChange={setSteps}
          />
        )}
        <TextField
          label={texts.saveWords.name}
          value={label}
          hint={label.length < ownStepLimits.label ? undefined : fullName}
          error={isAsked && label.trim() === '' ? texts.saveWords.needsName : undefined}
          maxLength={ownStepLimits.label}
          onWrite={setLabel}
        />
      </Form>
    </Panel>
  )
}

function Category({ proposal, label }: { proposal: OwnStepProposal; label: string | undefined }) {
  const { differing } = proposal
  if (label === undefined) return <Notice>{texts.saveWords.noCategory}</Notice>
  if (differing.length === 0)
    return (
      <Notice look="good">
        {texts.saveWords.category}
        <b>{label}</b>
        {texts.saveWords.getsRule}
      </Notice>
    )
  return (
    <Notice look="attention">
      {texts.saveWords.most}
      <b>{label}</b>
      {texts.saveWords.exceptions}
      <b>{differing.join(', ')}</b>
      {texts.saveWords.general}
    </Notice>
  )
}
