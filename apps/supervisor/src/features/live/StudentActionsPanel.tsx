import type { SupervisedStudent } from '@letterliaan/contract'
import { encouragementLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { FlatButton, Form } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, useChange, useServices } from '../../app/index.ts'
import { RecentWords } from './RecentWords.tsx'
import { useQuery } from '@tanstack/react-query'
import { encourageStudent, giveBadge, playWord, resetExercise } from './student-actions.ts'
import type { StudentWork } from './work.ts'
import { CurrentWord } from './WorkTable.tsx'
import { texts } from './texts.ts'

const readyWords = Object.values(texts.readyWords)

export interface StudentActionsPanelProps {
  readonly student: SupervisedStudent
  /** Null if the child is not at work now. */
  readonly work: StudentWork | null
  readonly isOpening: boolean
  /** Opens the game as the child, read-only. */
  readonly onLook: () => unknown
}

/** Shows a child's work, and actions that do not interrupt the child (ZIEN-2). */
export function StudentActionsPanel(props: StudentActionsPanelProps) {
  const { student, work, isOpening, onLook } = props
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
            <WordButtons student={student} work={work} />
            <FlatButton sign="eye" aria-disabled={isOpening} onClick={() => onLook()}>
              {texts.lookAlong}
            </FlatButton>
          </div>
        </section>
      )}
      {work !== null && <EncouragementForm student={student} />}
      <BadgeForm student={student} />
      {work !== null && <ResetButton student={student} work={work} />}
    </div>
  )
}

interface StudentProps {
  readonly student: SupervisedStudent
}

interface WorkProps extends StudentProps {
  readonly work: StudentWork
}

/** Buttons that play the child's present word in its game. */
function WordButtons({ student, work: { word } }: WorkProps) {
  const { isBusy, run } = useChange(playWord(student))
  if (word === null) return null
  const play = (type: 'word' | 'sentence') => void run({ word, type })
  return (
    <>
      <FlatButton sign="sounds" aria-disabled={isBusy} onClick={() => play('word')}>
        {fill(texts.playWord, { word: word.word })}
      </FlatButton>
      <FlatButton sign="sounds" aria-disabled={isBusy} onClick={() => play('sentence')}>
        {texts.playSentence}
      </FlatButton>
    </>
  )
}

function EncouragementForm({ student }: StudentProps) {
  const { isBusy, run } = useChange(encourageStudent(student))
  const [message, setMessage] = useState('')
  const send = async () => (await run(message.trim())) && setMessage('')

  return (
    <Form
      action={texts.send}
      className={layout.stack3}
      isOff={isBusy || message.trim() === ''}
      onSubmit={send}
    >
      <h3>{texts.saySomethingKind}</h3>
      <div className={layout.buttons}>
        {readyWords.map((words) => (
          <FlatButton key={words} aria-disabled={isBusy} onClick={() => run(words)}>
            {words}
          </FlatButton>
        ))}
      </div>
      <TextField
        label={fill(texts.ownWords, { name: student.screen_name })}
        value={message}
        maxLength={encouragementLimits.message}
        onWrite={setMessage}
      />
    </Form>
  )
}

function BadgeForm({ student }: StudentProps) {
  const { queries } = useServices()
  const { data = [] } = useQuery(queries.studentBadges(student.id))
  const badges = data.filter(({ student_has_badge }) => !student_has_badge)
  const { isBusy, run } = useChange(giveBadge(student))
  const [chosen, setChosen] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const badge = badges.find(({ id }) => id === chosen)

  async function give() {
    if (badge === undefined || !(await run({ badge, message: message.trim() }))) return
    setChosen(null)
    setMessage('')
  }

  return (
    <Form
      action={texts.giveChosenBadge}
      look="plain"
      className={layout.stack3}
      isOff={isBusy || badge === undefined}
      onSubmit={give}
    >
      <h3>{texts.giveBadge}</h3>
      <div className={layout.fieldRow}>
        <SelectField
          label={texts.badge}
          options={badges.map(({ id, name: label }) => ({ value: id, label }))}
          value={chosen}
          onChange={setChosen}
        />
        <TextField
          label={commonTexts.why}
          value={message}
          maxLength={encouragementLimits.message}
          onWrite={setMessage}
        />
      </div>
      <p className={layout.quiet}>
        {fill(texts.badgeComes, { name: student.screen_name })}{' '}
        <Link to={addresses.childHistory(student.id)}>{texts.takeBadgeBack}</Link>
      </p>
    </Form>
  )
}

function ResetButton({ student, work }: WorkProps) {
  const { isBusy, run } = useChange(resetExercise(student))
  return (
    <section className={layout.stack3} aria-label={texts.restart}>
      <h3>{texts.restart}</h3>
      <p className={layout.quiet}>{texts.restartIntro}</p>
      <div className={layout.buttons}>
        <FlatButton sign="undo" aria-disabled={isBusy} onClick={() => run(work)}>
          {fill(texts.restartExercise, { exercise: work.exercise_name })}
        </FlatButton>
      </div>
    </section>
  )
}
