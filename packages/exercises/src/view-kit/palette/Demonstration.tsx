import type { Word } from '@letterliaan/contract'
import { exclaimed, type SpokenLine } from '@letterliaan/texts'
import { colourTexts } from '@letterliaan/texts/colours'
import { Button, Glyph, HiddenText, joinClasses, prefersLessMotion, shared } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { usePrepareTexts, useReadAloud, useUntilSaid } from '@letterliaan/ui/spoken'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { listDemonstrationSteps, type DemonstrationStep } from '../../kit/demonstration.ts'
import type { TemplateLogic } from '../../kit/template.ts'
import { splitLetters } from '../../kit/word-data.ts'
import { Block } from '../blocks/Block.tsx'
import rows from '../blocks/BlockRow.module.css'
import type { ExercisePorts } from '../runner/ports.ts'
import { Guide } from '../shell/Guide.tsx'
import type { PlayingChild } from '../shell/step-result.ts'
import { useFocus } from '../turn/useFocus.ts'
import { ColorDot } from './ColorDot.tsx'
import styles from './Demonstration.module.css'
import { getColorLine } from './color-line.ts'

export interface DemonstrationProps {
  readonly word: Word
  readonly logic: Pick<TemplateLogic, 'data' | 'word'>
  readonly child: PlayingChild
  readonly ports: ExercisePorts
  /** Called at the end, also if the child skipped a part. */
  readonly onEnd: () => void
}

/** Minimum duration of each step but the last (ms at the usual pace). */
const stepMs = 2200

/** Shows the demonstration once (GIDS-10). A tap or key ends it. */
export function Demonstration({ word, logic, child, ports, onEnd }: DemonstrationProps) {
  const isHidden = logic.word.shown === 'peek'
  const colors = logic.data.ofWord?.(word).colors ?? word.colors
  const [steps] = useState(() => listDemonstrationSteps(colors, isHidden))
  const [count, setCount] = useState(0)
  const step = steps[count]
  const isLast = count === steps.length - 1
  const hasLetters = !isHidden || step?.does === 'type' || isLast
  const worded = useWording()
  const place = useRef<HTMLDivElement>(null)
  const button = useFocus<HTMLButtonElement>()

  const sayWord = useEffectEvent(() => {
    if (word.audio_word) ports.speak(word, 'word')
  })
  useEffect(() => sayWord(), [])
  useEffect(() => {
    if (step?.does === 'paint' && !prefersLessMotion()) flyPaint(place.current, step.at)
  }, [step])
  useSkip(onEnd)
  const lines = step === undefined ? [] : [sayOf(step)]
  const after = useCallback(
    (ms: number, callback: () => void) => ports.clock.after(ms * ports.paceStretch(), callback),
    [ports],
  )
  const next = () => !isLast && setCount(count + 1)
  const ends = useUntilSaid(lines[0] ?? { text: '' }, count, stepMs, next, after)
  const { textOf, speaker } = useReadAloud(lines, { auto: true, ...ends })
  usePrepareTexts(steps.map((coming) => sayOf(coming)))
  if (step === undefined) return null

  return (
    <div
      ref={place}
      className={joinClasses(shared.column, styles.place)}
      data-demonstration={step.does}
      style={{ '--word-letters': word.word.length } as CSSProperties}
    >
      <Guide child={child} speaker={speaker}>
        <output>{textOf(0)}</output>
      </Guide>
      <HiddenText>{word.word}</HiddenText>
      <div className={rows.row} data-word-row aria-hidden="true">
        {splitLetters(word.word).map((letter, at) => (
          <span key={at} data-place={at} style={{ '--at': at } as CSSProperties}>
            <Block color={step.painted[at] ?? null} isActive={step.at.includes(at)}>
              {hasLetters ? letter : null}
            </Block>
          </span>
        ))}
      </div>
      <p className={styles.paints} aria-hidden="true">
        {[...new Set(steps.flatMap(({ brush }) => (brush === null ? [] : [brush])))].map((color) => (
          <span key={color} className={styles.paint} data-chosen={color === step.brush || undefined}>
            <ColorDot color={color} />
          </span>
        ))}
      </p>
      <Button ref={button} size="large" icon={<Glyph name="play" />} onClick={onEnd}>
        {worded(exclaimed(colourTexts.demonstration.now))}
      </Button>
    </div>
  )
}

const sayOf = ({ does, brush }: DemonstrationStep): SpokenLine => {
  if (does === 'look') return colourTexts.demonstration.watch
  if (does === 'paint') return colourTexts.demonstration.tap
  if (does === 'type') return colourTexts.demonstration.type
  return brush === null ? colourTexts.demonstration.yourTurn : getColorLine(brush)
}

const skippingKeys = new Set(['Enter', ' ', 'Escape'])

/** Ends it at a tap or key, but not on controls or by the second half of a double click. */
function useSkip(onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const skip = (event: Event) => {
      const ownsIt = event.target instanceof Element && event.target.closest('button, a, dialog') !== null
      if (event instanceof KeyboardEvent) {
        if (event.repeat || !skippingKeys.has(event.key) || (ownsIt && event.key !== 'Escape')) return
      } else if (ownsIt || (event instanceof MouseEvent && event.detail > 1)) return
      end()
    }
    // In the capture phase, because the press that opened it is still bubbling.
    window.addEventListener('click', skip, { capture: true })
    window.addEventListener('keydown', skip, { capture: true })
    return () => {
      window.removeEventListener('click', skip, { capture: true })
      window.removeEventListener('keydown', skip, { capture: true })
    }
  }, [])
}

function flyPaint(place: HTMLElement | null, at: readonly number[]): void {
  const from = place?.querySelector('[data-chosen]')?.getBoundingClientRect()
  for (const block of at) {
    const element = place?.querySelector(`[data-place="${block}"]`)
    const to = element?.getBoundingClientRect()
    if (from === undefined || to === undefined) continue
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.5)`
    element?.animate([{ transform: start }, { transform: 'none' }], { duration: 600, easing: 'ease-out' })
  }
}
