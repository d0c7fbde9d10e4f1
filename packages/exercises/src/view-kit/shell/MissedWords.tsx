import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { missedTexts } from '@letterliaan/texts/missed-words'
import { hasSpecialLetter, joinClasses, shared, SpeakerButton } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { makePace } from '../../kit/flow.ts'
import { judgeMove } from '../../kit/judge.ts'
import type { ExerciseState } from '../../run/exercise-state.ts'
import { missedGroupSize, listMissedWords, type MissedWord, wasCorrected } from '../../run/missed-words.ts'
import { listAvailableSounds } from '../../run/sounds.ts'
import { findCurrentTurn } from '../../run/turn.ts'
import { loadTemplate } from '../../templates/views.ts'
import type { CarryOutEffect } from '../runner/create-exercise-runner.ts'
import type { ExercisePorts } from '../runner/ports.ts'
import type { TurnProps } from '../turn/template-view.ts'
import { TurnView } from '../turn/TurnView.tsx'
import { useEnterAnywhere } from '../turn/useEnterAnywhere.ts'
import { useFocus } from '../turn/useFocus.ts'
import styles from './MissedWords.module.css'
import { onwardTexts, repeatWay, resultWay, type Onward } from './next-places.ts'
import { Difference } from './Results.tsx'
import { SoundButtons } from './SoundButtons.tsx'
import type { PlayingChild } from './step-result.ts'
import { OutroActions, type OutroAction } from './OutroActions.tsx'

export interface MissedWordsProps {
  readonly state: ExerciseState
  readonly child: PlayingChild
  readonly ports: ExercisePorts
  readonly onward?: Onward | undefined
  readonly onLeave: () => void
  /** Set if leaving does not lead to the lesson page. */
  readonly leaveLabel?: string
  readonly onRepeat: () => void
  /** Returns to the results; omitted if there are none. */
  readonly onBack?: (() => void) | undefined
}

/** Practises missed words (WEET-10), a wrong one again; it stays here and counts for nothing (ADR 34). */
export function MissedWords(props: MissedWordsProps) {
  const { state, child, ports, onward, onLeave, onRepeat, onBack } = props
  const { leaveLabel: label = exerciseTexts.onward.lesson } = props
  const [missed, setMissed] = useState(() => listMissedWords(state.run))
  const [count, setCount] = useState(0)
  const [does, setDoes] = useState<'look' | 'write' | 'rest'>('look')
  const current = missed[count]
  const left = Math.min(missedGroupSize, missed.length - count)
  const leave = { label, go: onLeave }
  const end = useCallback(
    (slipped: boolean) => {
      const again = slipped && current !== undefined ? [...missed, current] : missed
      setMissed(again)
      setCount(count + 1)
      setDoes((count + 1) % missedGroupSize === 0 || count + 1 === again.length ? 'rest' : 'look')
    },
    [count, current, missed],
  )

  if (does === 'rest' || current === undefined) {
    const more = {
      label: fill(missedTexts.more, { count: left }),
      icon: 'play' as const,
      go: () => setDoes('look'),
    }
    const repeat = { ...repeatWay, icon: 'repeat' as const, go: onRepeat }
    const onwards =
      onward === undefined ? [] : [{ ...onwardTexts[onward.to], icon: 'play' as const, go: onward.go }]
    const others = onBack === undefined ? [...onwards, repeat, leave] : [{ ...resultWay, go: onBack }, leave]
    const ways = [...(left > 0 ? [more] : []), ...others]
    return <Rest written={count} ways={ways} child={child} />
  }
  // A wrong word is repeated; if the number of words grew, the child would think that something went wrong.
  const toGo = fill(missedTexts.more, { count: missed.length - count })
  return does === 'look' ? (
    <LookAt
      key={count}
      {...{ missed: current, toGo, ports }}
      isFirst={count === 0}
      total={missed.length}
      ways={[{ label: exerciseTexts.writeWord, icon: 'play', go: () => setDoes('write') }, leave]}
    />
  ) : (
    <Write key={count} {...{ missed: current, state, child, ports }} onEnd={end} />
  )
}

interface LookAtProps extends Pick<MissedWordsProps, 'ports'> {
  readonly missed: MissedWord
  readonly toGo: string
  readonly isFirst: boolean
  readonly total: number
  readonly ways: readonly OutroAction[]
}

function LookAt({ missed: { word, result }, toGo, isFirst, total, ports, ways }: LookAtProps) {
  const place = useFocus<HTMLParagraphElement>()
  const { one, many } = missedTexts.title
  const lines = [total === 1 ? one : many, missedTexts.look]
  const { textOf, speaker } = useReadAloud(lines, { auto: isFirst })
  const hear = useEffectEvent(() => ports.speak(word, 'word', undefined, { afterText: true }))
  useEffect(() => hear(), [])
  useEnterAnywhere(() => ways[0]?.go())
  const { written = result.last_answer ?? '', is_unfinished } = result
  return (
    <div className={joinClasses(shared.column, styles.look)}>
      <h2 className={styles.title}>{textOf(0)}</h2>
      <p className={joinClasses(shared.balanced, styles.said)}>
        {textOf(1)} {speaker}
      </p>
      <div className={joinClasses(shared.column, shared.slip, styles.card)}>
        <p ref={place} tabIndex={-1} className={styles.count}>
          {toGo}
        </p>
        <SpeakerButton
          label={fill(commonTexts.listenToWord, { word: word.word })}
          onClick={() => ports.speak(word, 'word', undefined, { replacesWords: true })}
        />
        <Difference {...{ written, is_unfinished }} word={word.word} isMended={wasCorrected(result)} />
      </div>
      <OutroActions ways={ways} />
    </div>
  )
}

interface WriteProps extends Pick<MissedWordsProps, 'state' | 'child' | 'ports'> {
  readonly missed: MissedWord
  readonly onEnd: (slipped: boolean) => void
}

/** Like 'Luister en typ': the word is hidden, and looking is free. */
function Write({ missed: { word }, state: { setup }, child, ports, onEnd }: WriteProps) {
  const view = use(loadTemplate('LuisterTyp'))
  const { exercise, difficulty } = setup
  const [wrongMoves, setWrongMoves] = useState(0)
  /** The runner must not restart at each wrong move. */
  const slipped = useRef(false)
  const slip = useCallback(() => {
    slipped.current = true
    setWrongMoves((before) => before + 1)
  }, [])
  const [heard] = useState(() => new Set<string>())
  const flow = useRef<Parameters<TurnProps['attachFlow']>[0] | null>(null)
  const turn = useMemo(
    () => findCurrentTurn(view.logic, { words: [word], current_word: word.word, difficulty }, []),
    [view, word, difficulty],
  )
  const readPace = useCallback(() => makePace(exercise, ports.paceStretch()), [exercise, ports])
  const attachFlow: TurnProps['attachFlow'] = useCallback((attached) => {
    flow.current = attached
    return () => {
      flow.current = null
    }
  }, [])
  const carryOut: CarryOutEffect = useCallback(
    (effect) => {
      if (effect.type === 'attempt') slip()
      if (effect.type === 'feedback') ports.playEffect(effect.feedback)
      if (effect.type !== 'answer' || turn === null) return
      const verdict = judgeMove(view.logic, turn, effect.data)
      const isRight = verdict.kind === 'answer' && verdict.right
      ports.playEffect(isRight ? 'right' : 'wrong')
      if (isRight) return onEnd(slipped.current)
      slip()
      flow.current?.send({ type: 'rejected' })
    },
    [ports, turn, view, onEnd, slip],
  )
  const hear = useEffectEvent(() => ports.speak(word, 'word', undefined, { replacesWords: true }))
  useEffect(() => hear(), [])
  const sounds = useMemo(
    () => (
      <SoundButtons
        sounds={listAvailableSounds(exercise, word)}
        onSpeak={(sound) => ports.speak(word, sound, undefined, { replacesWords: true })}
      />
    ),
    [exercise, word, ports],
  )
  if (turn === null) return null
  return (
    <TurnView
      {...{ view, turn, wrongMoves, heard, readPace, carryOut, attachFlow, sounds }}
      hasSpecialLetters={hasSpecialLetter(word.word)}
      feedback={null}
      told={null}
      step_id={exercise.step_id}
      isWaiting={false}
      clock={ports.clock}
      buddy_id={child.buddy_id}
      hint={null}
    />
  )
}

interface RestProps extends Pick<MissedWordsProps, 'child'> {
  readonly written: number
  readonly ways: readonly OutroAction[]
}

function Rest({ written, ways, child }: RestProps) {
  const title = useFocus<HTMLHeadingElement>()
  return (
    <div className={joinClasses(shared.column, styles.look)}>
      <Buddy id={child.buddy_id} mood="juicht" size="clamp(6rem, 18vmin, 10rem)" />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <SpokenText line={fill(missedTexts.written, { count: written })} auto />
      </h2>
      <OutroActions ways={ways} />
    </div>
  )
}
