import type { Badge, SupervisedStudent } from '@letterliaan/contract'
import { encouragementLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState, type SyntheticEvent } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import layout from '../../app/style/layout.module.css'
import { addresses } from '../../app/addresses.ts'
import { RecentWords } from './RecentWords.tsx'
import { useStudentActions, type StudentActions } from './useStudentActions.ts'
import type { StudentWork } from './work.ts'
import { CurrentWord } from './WorkTable.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

const readyWords = Object.values(texts.readyWords)

export interface StudentActionsPanelProps {
  readonly student: SupervisedStudent
  /** Null: it is not at work now. */
  readonly work: StudentWork | null
  readonly isOpening: boolean
  /** Leaves for the game as the child, to look. */
  readonly onLook: () => void
}

/** Shows a child's work and actions for it; none of them interrupts the child (ZIEN-2). */
export function StudentActionsPanel(props: StudentActionsPanelProps) {
  const { student, work, isOpening, onLook } = props
  const actions = useStudentActions(student)
  const { screen_name } = student
  return (
    <div className={layout.stack5}>
      {work === null ? (
        <p className={layout.quiet}>{fill(texts.notWorking, { name: screen_name })}</p>
      ) : (
        <section aria-label={texts.atWork}>
          <p>
            {work.exercise_name} <span className={layout.quiet}>({work.step_label})</span>
          </p>
          <p>
            <CurrentWord work={work} />
          </p>
          <RecentWords words={work.recent} />
          <div className={layout.buttons}>
            <WordButtons work={work} actions={actions} />
            <FlatButton sign="eye" aria-disabled={isOpening} onClick={() => onLook()}>
              {texts.look}
            </FlatButton>
          </div>
        </section>
      )}
      {work !== null && <EncouragementForm name={screen_name} actions={actions} />}
      <BadgeForm name={screen_name} actions={actions} student_id={student.id} />
      {work !== null && <ResetButton work={work} actions={actions} />}
    </div>
  )
}

/** The word that it is at, said in the child's game. */
function WordButtons({ work: { word }, actions }: { work: StudentWork; actions: StudentActions }) {
  if (word === null) return null
  const play = (type: 'word' | 'sentence') => void actions.playWord(word, type)
  return (
    <>
      <FlatButton sign="sounds" aria-disabled={actions.isBusy} onClick={() => play('word')}>
        {fill(texts.playWord, { word: word.word })}
      </FlatButton>
      <FlatButton sign="sounds" aria-disabled={actions.isBusy} onClick={() => play('sentence')}>
        {texts.playSentence}
      </FlatButton>
    </>
  )
}

interface FormProps {
  readonly name: string
  readonly actions: StudentActions
}

function EncouragementForm({ name, actions: { isBusy, encourage } }: FormProps) {
  const [message, setMessage] = useState('')
  const isReady = message.trim() !== '' && !isBusy

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isReady && (await encourage(message.trim()))) setMessage('')
  }

  return (
    <form className={layout.stack3} onSubmit={(event) => void send(event)}>
      <h3>{texts.saySomethingKind}</h3>
      <div className={layout.buttons}>
        {readyWords.map((words) => (
          <FlatButton key={words} aria-disabled={isBusy} onClick={() => void encourage(words)}>
            {words}
          </FlatButton>
        ))}
      </div>
      <div className={layout.fieldRow}>
        <TextField
          label={fill(texts.ownWords, { name })}
          value={message}
          maxLength={encouragementLimits.message}
          autoComplete="off"
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FlatButton type="submit" look="primary" aria-disabled={!isReady}>
          {texts.send}
        </FlatButton>
      </div>
    </form>
  )
}

function BadgeForm({ name, actions, student_id }: FormProps & { readonly student_id: number }) {
  const { isBusy, giveBadge } = actions
  const badges = actions.badges ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const badge: Badge | undefined = badges.find(({ id }) => id === chosen)
  const isReady = badge !== undefined && !isBusy

  async function give(event: SyntheticEvent) {
    event.preventDefault()
    if (!isReady || !(await giveBadge(badge, message.trim()))) return
    setChosen(null)
    setMessage('')
  }

  return (
    <form className={layout.stack3} onSubmit={(event) => void give(event)}>
      <h3>{texts.giveBadge}</h3>
      <div className={layout.fieldRow}>
        <SelectField
          label={texts.badge}
          options={badges.map(({ id, name: label }) => ({ value: id, label }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          label={common.why}
          value={message}
          maxLength={encouragementLimits.message}
          autoComplete="off"
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FlatButton type="submit" aria-disabled={!isReady}>
          {texts.give}
        </FlatButton>
      </div>
      <p className={layout.quiet}>
        {fill(texts.badgeComes, { name })}{' '}
        <Link to={addresses.childHistory(student_id)}>{texts.takeBadgeBack}</Link>
      </p>
    </form>
  )
}

function ResetButton({ work, actions }: { work: StudentWork; actions: StudentActions }) {
  return (
    <section className={layout.stack3} aria-label={texts.restart}>
      <h3>{texts.restart}</h3>
      <p className={layout.quiet}>{texts.restartIntro}</p>
      <div className={layout.buttons}>
        <FlatButton sign="undo" aria-disabled={actions.isBusy} onClick={() => void actions.reset(work)}>
          {fill(texts.restartExercise, { exercise: work.exercise_name })}
        </FlatButton>
      </div>
    </section>
  )
}
