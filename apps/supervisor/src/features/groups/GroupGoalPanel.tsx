import type { GroupGoal, GroupGoalBody, Group } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox, FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useData } from '../../app/index.ts'
import { readWordsWanted, describeGoal, explainGoalProposal } from './group-goal.ts'
import styles from './GroupGoalPanel.module.css'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { setGoal } from './group-changes.ts'

export interface GroupGoalPanelProps {
  readonly goal: GroupGoal
  readonly numStudents: number
  readonly isBusy: boolean
  /** Resolves to true if it was saved. */
  readonly onSave: (body: GroupGoalBody) => Promise<boolean>
}

/** Shows a group's shared goal and its number of words of this week, but never the number of one child. */
export function GroupGoalPanel({ goal, numStudents, isBusy, onSave }: GroupGoalPanelProps) {
  const { words_wanted, is_kept } = goal
  const [isOpen, setOpen] = useState(false)
  const change = useRef<HTMLButtonElement>(null)

  /** Moves the focus to a button that stays, because the pressed button disappears. */
  function close() {
    flushSync(() => setOpen(false))
    change.current?.focus()
  }

  async function save(body: GroupGoalBody) {
    if (await onSave(body)) close()
  }

  return (
    <Panel
      title={texts.goal.title}
      actions={
        !isOpen && (
          <>
            <FlatButton ref={change} onClick={() => setOpen(true)}>
              {words_wanted === null ? texts.goal.set : texts.goal.change}
            </FlatButton>
            {words_wanted !== null && (
              <FlatButton aria-disabled={isBusy} onClick={() => save({ words_wanted: null, is_kept: false })}>
                {texts.goal.remove}
              </FlatButton>
            )}
          </>
        )
      }
    >
      <p>{describeGoal(goal, numStudents)}</p>
      {words_wanted !== null && (
        <progress
          className={styles.bar}
          aria-label={texts.goal.bar}
          aria-valuetext={fill(commonTexts.wordsOf, { count: goal.words, all: words_wanted })}
          max={words_wanted}
          value={Math.min(goal.words, words_wanted)}
        />
      )}
      {isOpen ? (
        <GoalForm goal={goal} isBusy={isBusy} onSave={save} onCancel={close} />
      ) : (
        is_kept && <p className={layout.quietSmall}>{texts.goal.everyWeek}</p>
      )}
    </Panel>
  )
}

interface GoalFormProps {
  readonly goal: GroupGoal
  readonly isBusy: boolean
  readonly onSave: (body: GroupGoalBody) => Promise<void>
  readonly onCancel: () => void
}

function GoalForm({ goal, isBusy, onSave, onCancel }: GoalFormProps) {
  const [text, setText] = useState(String(goal.words_wanted ?? goal.proposal))
  const [is_kept, setKept] = useState(goal.is_kept)
  const [isErrorShown, setErrorShown] = useState(false)
  const words_wanted = readWordsWanted(text)

  function submit() {
    setErrorShown(true)
    if (words_wanted !== null) return onSave({ words_wanted, is_kept })
  }

  return (
    <Form action={commonTexts.save} isOff={isBusy} onSubmit={submit} onCancel={onCancel}>
      <TextField
        label={texts.goal.words}
        hint={explainGoalProposal(goal)}
        inputMode="numeric"
        value={text}
        error={isErrorShown && words_wanted === null ? texts.goal.needsNumber : undefined}
        onWrite={setText}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- who pressed 'Stel een doel' asked for this field
        autoFocus
      />
      <p className={layout.quietSmall}>{texts.goal.explained}</p>
      <Checkbox label={texts.goal.keep} isChecked={is_kept} onToggle={() => setKept(!is_kept)} />
    </Form>
  )
}

export function GroupGoalLoader({ group: { id, num_students } }: { group: Group }) {
  const [goal] = useData((queries) => [queries.groupGoal(id)])
  const { isBusy, run } = useChange(setGoal(id, goal))
  return <GroupGoalPanel goal={goal} numStudents={num_students} isBusy={isBusy} onSave={run} />
}
