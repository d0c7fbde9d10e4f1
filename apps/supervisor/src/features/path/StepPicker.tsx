import type { PathEntry, PickableStep } from '@letterliaan/contract'
import { toAmsterdamDate, nameSchoolGroupInSentence, toSchoolGroup } from '@letterliaan/rules/calendar'
import { isExtraStep, isPairStep, formatStepKey } from '@letterliaan/rules/preparation'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Panel, SearchField } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, educationMonthOptions, layout, listSchoolGroups, useRegion } from '../../app/index.ts'
import styles from './Path.module.css'
import { texts } from './texts.ts'
import { toEducationMonth, createEntries, matchesSearch, createToetsOfWorld } from './add-entries.ts'

export interface StepPickerProps {
  readonly steps: readonly PickableStep[]
  readonly entries: readonly PathEntry[]
  readonly removed: readonly PathEntry[]
  /** School group of the child or group, 3 to 8, or null. */
  readonly schoolGroup: number | null
  readonly onAdd: (entries: readonly PathEntry[]) => void
  readonly onPropose: (group: number, month: number) => unknown
}

const worlds = [1, 2, 3, 4] as const
/** Adds steps, a world, a category, or what a school group has learned by some month (PATH-1, PATH-2). */
export function StepPicker({ steps, entries, removed, schoolGroup, onAdd, onPropose }: StepPickerProps) {
  const region = useRegion()
  const schoolGroups = listSchoolGroups(region)
  const [text, setText] = useState('')
  const [group, setGroup] = useState(schoolGroup ?? 5)
  const [month, setMonth] = useState(() => toEducationMonth(toAmsterdamDate(getNowSeconds())))
  const taken = new Set(entries.map(formatStepKey))
  const searched = steps.filter((step) => matchesSearch(step, text))
  const addAll = (some: readonly PickableStep[]) => onAdd(createEntries(some, removed))
  const teaching = steps.filter((step) => !isPairStep(step))
  const categories = [...new Map(teaching.map((step) => [step.category, step])).values()]

  return (
    <Panel title={texts.pick.add}>
      <div className={layout.input}>
        <SelectField label={texts.pick.as} options={schoolGroups} value={group} onChange={setGroup} />
        <SelectField
          label={texts.pick.in}
          options={educationMonthOptions}
          value={month}
          onChange={setMonth}
        />
        <FlatButton look="primary" sign="path" onClick={() => onPropose(group, month)}>
          {texts.pick.fill}
        </FlatButton>
      </div>
      <SelectField
        label={texts.pick.category}
        placeholder={texts.pick.chooseCategory}
        options={categories.map(({ category, label }) => ({ value: category, label }))}
        value={null}
        onChange={(category) => addAll(steps.filter((step) => step.category === category))}
      />
      <SearchField label={texts.pick.search} value={text} onChange={setText} />
      <StepGroup
        title={commonTexts.ownSteps}
        steps={searched.filter(({ is_own }) => is_own)}
        {...{ text, taken, addAll }}
      />
      {worlds.map((world) => (
        <StepGroup
          key={world}
          title={fill(commonTexts.worldNumber, { world })}
          steps={searched.filter((step) => isOfStandardPath(step) && step.world === world)}
          onToets={() => onAdd(createToetsOfWorld(entries, world))}
          {...{ text, taken, addAll }}
        />
      ))}
      {searched.some(isExtraStep) && <p className={layout.quietSmall}>{texts.pick.extraExplained}</p>}
      {schoolGroups.map(({ value, label }) => {
        const title = fill(texts.pick.extra, { group: nameSchoolGroupInSentence(value, region) })
        return (
          <StepGroup
            key={label}
            title={title}
            all={fill(texts.pick.allExtra, { title: title.toLocaleLowerCase('nl') })}
            steps={searched.filter((step) => isExtraStep(step) && toSchoolGroup(step.dl) === value)}
            {...{ text, taken, addAll }}
          />
        )
      })}
      <StepGroup title={texts.pick.pairs} steps={searched.filter(isPairStep)} {...{ text, taken, addAll }} />
    </Panel>
  )
}

const isOfStandardPath = (step: PickableStep): boolean =>
  !step.is_own && !isPairStep(step) && !isExtraStep(step)

interface StepGroupProps {
  readonly title: string
  readonly all?: string
  readonly steps: readonly PickableStep[]
  readonly text: string
  readonly taken: ReadonlySet<string>
  readonly addAll: (steps: readonly PickableStep[]) => void
  readonly onToets?: () => void
}

function StepGroup({ title, all, steps, text, taken, addAll, onToets }: StepGroupProps) {
  const category = title.toLocaleLowerCase('nl')
  const isTaken = ({ nr, is_own }: PickableStep) =>
    taken.has(formatStepKey({ nr, is_own, is_test_step: false }))
  if (steps.length === 0) return null
  return (
    <details className={styles.group} open={text !== ''}>
      <summary>
        {title} <span className={styles.count}>{steps.length}</span>
      </summary>
      <div className={layout.line2}>
        <FlatButton sign="plus" onClick={() => addAll(steps)}>
          {all ?? fill(texts.pick.allOf, { category })}
        </FlatButton>
        {onToets !== undefined && (
          <FlatButton sign="plus" onClick={onToets}>
            {fill(texts.pick.toetsOf, { category })}
          </FlatButton>
        )}
      </div>
      <ul>
        {steps.map((step) => (
          <li key={step.nr}>
            <FlatButton
              look="bare"
              sign={isTaken(step) ? 'check' : 'plus'}
              aria-disabled={isTaken(step)}
              aria-label={
                isTaken(step)
                  ? fill(texts.pick.isOnPath, { label: step.label })
                  : fill(texts.pick.putOnPath, { label: step.label })
              }
              onClick={() => addAll([step])}
            >
              {step.label}
            </FlatButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
