import type { SessionAnswer, SessionPart } from '@letterliaan/contract'
import { joinClasses, shared } from '@letterliaan/ui'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import { useEffect, useRef, type RefObject } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, FlatLink, PlayButton } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, useData } from '../../app/index.ts'
import styles from './History.module.css'
import { texts } from './texts.ts'

export interface SessionDetailProps {
  readonly student_id: number
  readonly started_at: number
  /** The step whose failed dictation to show, or null. */
  readonly step_id: number | null
  /** True if the address asks for this session. */
  readonly isSought: boolean
}

/** Shows a session by step and exercise, with each answer and its sound (DOE-2). */
export function SessionDetail(props: SessionDetailProps) {
  const { student_id, started_at, step_id, isSought } = props
  const [data] = useData((queries) => [queries.sessionWork(student_id, started_at)])
  const place = useScrollIntoView<HTMLDivElement>(isSought)
  const isPartSought = (part: SessionPart) => part.step_id === step_id && part.outcome === 'failed'
  return (
    <div ref={place} className={joinClasses(styles.session, isSought && styles.sought)}>
      {isSought && <p className={layout.quietSmall}>{texts.soughtSession}</p>}
      {data.parts.map((part, at) => (
        <Part key={at} part={part} student_id={student_id} isSought={isPartSought(part)} />
      ))}
    </div>
  )
}

function useScrollIntoView<E extends HTMLElement>(isSought: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!isSought) return
    // Waits a frame, because an opening page first scrolls to its top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [isSought])
  return place
}

interface PartProps {
  readonly part: SessionPart
  readonly student_id: number
  readonly isSought: boolean
}

function Part({ part, student_id, isSought }: PartProps) {
  const { label, exercise, difficulty, kind, outcome, answers } = part
  const place = useScrollIntoView<HTMLElement>(isSought)
  const numRight = answers.filter(({ is_right }) => is_right).length
  return (
    <section ref={place} className={joinClasses(styles.part, isSought && styles.sought)}>
      <h3 className={styles.partTitle}>
        {label}: {exercise}
      </h3>
      <p className={layout.quietSmall}>
        {fill(texts.detail.rightOf, { count: numRight, all: answers.length })}
        {kind === 'lesson' && ` · ${fill(commonTexts.stars, { count: difficulty })}`}
        {kind !== 'lesson' && ` · ${texts.detail[kind]}`}{' '}
        {outcome !== null && (
          <StatusLabel look={outcome === 'passed' ? 'good' : 'attention'}>
            {outcome === 'passed' ? commonTexts.passed : texts.detail.failed}
          </StatusLabel>
        )}
      </p>
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} />
        ))}
      </ol>
      {isSought && (
        <p className={styles.onward}>
          <FlatLink to={addresses.child(student_id)}>{commonTexts.toDo}</FlatLink>
        </p>
      )}
    </section>
  )
}

function Answer({ answer }: { readonly answer: SessionAnswer }) {
  const { word, written, is_rebuilt, is_right, hints, cheats, time_ms, confidence, sound } = answer
  const facts = [
    is_right ? commonTexts.right : commonTexts.wrong,
    is_rebuilt && texts.detail.isRebuilt,
    hints > 0 && commonTexts.withHelp,
    cheats > 0 && texts.detail.looked,
    confidence !== null && texts.detail[confidence],
    fill(texts.detail.seconds, { count: Math.round(time_ms / 1000) }),
  ]
  return (
    <li className={joinClasses(shared.line, styles.answer, !is_right && styles.wrong)}>
      {sound !== null && (
        <PlayButton
          address={formatWordAudioAddress(sound, 'word')}
          label={fill(commonTexts.listenTo, { word })}
        >
          {null}
        </PlayButton>
      )}
      <span>
        {word}
        {!is_right && written !== null && (
          <>
            {' → '}
            <b>{written}</b>
          </>
        )}
        <span className={layout.quietSmall}> {facts.filter(Boolean).join(', ')}</span>
      </span>
    </li>
  )
}
