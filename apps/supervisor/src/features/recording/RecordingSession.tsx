import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import {
  StatusLabel,
  FileButton,
  FlatButton,
  CollapsedPanel,
  Notice,
  Panel,
  PlayButton,
} from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useMayChange } from '../../app/index.ts'
import { usePlayerKeys } from '../../app/usePlayerKeys.ts'
import { canRecord } from './microphone.ts'
import styles from './RecordingSession.module.css'
import type { RecordingItem } from './recording-items.ts'
import { texts } from './texts.ts'
import { useRecordingSession, type RunningRecording } from './useRecordingSession.ts'
import type { RecordingDoubt, SoundReviewWord } from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { joinClasses, shared } from '@letterliaan/ui'
import type { ChangeOf } from '../../app/data/change.ts'

export interface RecordingSessionProps {
  readonly items: readonly RecordingItem[]
  /** True to record a single item, inside another panel. */
  readonly isOne?: boolean
  readonly next?: ReactNode
}

/** Lists longer than this are collapsed. The words of a step are fewer. */
const longList = 150

/** Records words one after the other. A word is shown in large letters, and saved after a silence (STEM-1). */
export function RecordingSession({ items, isOne = false, next }: RecordingSessionProps) {
  const session = useRecordingSession(items)
  const mayChange = useMayChange()
  const place = useRef<HTMLDivElement>(null)
  const { at, queue, takes } = session
  const isBusy = queue.waiting.length > 0
  useKeptOpen(isBusy)
  const canStart = mayChange && canRecord()
  const toggle = () => canStart && session.toggle()
  usePlayerKeys(place, true, { onPause: toggle, onMove: session.move })
  const isSpoken = ({ id, recording: known }: RecordingItem) =>
    known !== null || takes.get(id)?.isEmpty === false
  const current = at === null ? null : items[at]

  /** Moves the focus away from the button, so that the space bar pauses instead of pressing it. */
  function press() {
    toggle()
    place.current?.focus({ preventScroll: true })
  }

  const work = (
    <>
      {!isOne && (
        <p className={layout.quietNormal}>
          {fill(texts.counted, { count: items.filter(isSpoken).length, all: items.length })}
        </p>
      )}
      {current ? <Word item={current} session={session} /> : <p className={styles.word}>{texts.allDone}</p>}
      {current && <Controls session={session} isOne={isOne} isOff={!canStart} onToggle={press} />}
      {!current && next}
      {!canRecord() && <p>{texts.onlySecure}</p>}
      {!mayChange && <p>{commonTexts.onlyLooking}</p>}
      <Troubles session={session} />
    </>
  )
  const list = <SpokenList items={items} session={session} mayChange={mayChange} isOne={isOne} />
  return (
    <div ref={place} tabIndex={-1} className={styles.session}>
      {isOne ? (
        <>
          {work}
          {list}
        </>
      ) : (
        <>
          <Panel>{work}</Panel>
          {items.length > longList ? (
            <CollapsedPanel title={texts.list} hint={texts.listHint}>
              {list}
            </CollapsedPanel>
          ) : (
            <Panel title={texts.list} isFlush>
              {list}
            </Panel>
          )}
        </>
      )}
    </div>
  )
}

function Word({ item, session }: { readonly item: RecordingItem; readonly session: RunningRecording }) {
  const { phase, level } = session.state
  return (
    <div className={joinClasses(shared.column, styles.say)}>
      <p className={item.text.length > 40 ? styles.text : styles.word} lang="nl">
        {item.text}
      </p>
      {item.context !== '' && (
        <p className={styles.context} lang="nl">
          {item.context}
        </p>
      )}
      <div className={styles.meter} aria-hidden="true">
        <div
          className={styles.level}
          style={{ transform: `scaleX(${Math.min(1, Math.sqrt(level) * 1.6)})` }}
        />
      </div>
      <p className={layout.quietNormal}>{texts.phases[phase]}</p>
    </div>
  )
}

interface ControlsProps {
  readonly session: RunningRecording
  readonly isOne: boolean
  readonly isOff: boolean
  readonly onToggle: () => void
}

function Controls({ session, isOne, isOff, onToggle }: ControlsProps) {
  const { state, takes } = session
  const isRunning = state.phase !== 'off'
  const begin = takes.size === 0 ? texts.start : texts.goOn
  return (
    <div className={joinClasses(shared.row, styles.controls)}>
      {!isOne && (
        <FlatButton sign="previous" onClick={() => session.move(-1)}>
          {texts.previous}
        </FlatButton>
      )}
      <FlatButton
        look={isRunning ? 'marked' : 'primary'}
        sign={isRunning ? 'pause' : 'microphone'}
        className={styles.big}
        aria-disabled={isOff}
        onClick={onToggle}
      >
        {isRunning ? commonTexts.pause : begin}
      </FlatButton>
      {!isOne && (
        <>
          <FlatButton sign="next" onClick={() => session.move(1)}>
            {commonTexts.skip}
          </FlatButton>
          <p className={styles.keys}>
            <kbd>{commonTexts.space}</kbd>
            {texts.keys.startAndPause}
            <kbd>←</kbd> <kbd>→</kbd>
            {texts.keys.move}
          </p>
        </>
      )}
    </div>
  )
}

function Troubles({ session: { state, queue, failure } }: { readonly session: RunningRecording }) {
  const numWaiting = queue.waiting.length
  return (
    <>
      <div role="alert">
        {failure !== null && <Notice look="failure">{failure}</Notice>}
        {state.stopped === 'too-long' && <Notice look="attention">{texts.tooLong}</Notice>}
        {queue.isCutOff && <Notice look="attention">{texts.cutOff}</Notice>}
      </div>
      <output className={layout.quietNormal}>
        {numWaiting > 0 && fill(texts.numWaiting, { count: numWaiting })}
      </output>
    </>
  )
}

/** Lets the browser ask before it discards recordings that are not saved. */
function useKeptOpen(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}

interface SpokenListProps {
  readonly items: readonly RecordingItem[]
  readonly session: RunningRecording
  readonly mayChange: boolean
  /** True if the item is shown above. This list then only offers to choose a file instead. */
  readonly isOne: boolean
}

const day = createDutchFormat({ dateStyle: 'long' })
const seconds = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

function SpokenList({ items, session, mayChange, isOne }: SpokenListProps) {
  return (
    <ul>
      {items.map((item, at) => (
        <li
          key={item.id}
          className={joinClasses(shared.line, styles.row, at === session.at && styles.current)}
        >
          {!isOne && (
            <p className={styles.rowText} lang="nl">
              {item.text}
            </p>
          )}
          <div className={layout.line2}>
            <Outcome item={item} session={session} />
          </div>
          <div className={layout.line2}>
            {item.recording !== null && item.address !== null && (
              <PlayButton address={item.address} label={fill(texts.listenTo, { text: item.text })}>
                {commonTexts.listen}
              </PlayButton>
            )}
            {(item.recording !== null || session.takes.has(item.id)) && (
              <FlatButton
                sign="repeat"
                aria-label={fill(texts.recordAgainNamed, { text: item.text })}
                aria-disabled={!mayChange}
                onClick={() => session.pick(at)}
              >
                {texts.recordAgain}
              </FlatButton>
            )}
            {isOne && mayChange && (
              <FileButton
                label={commonTexts.chooseFile}
                sign="upload"
                accept="audio/*"
                onChoose={(file) => session.takeFile(at, file)}
              >
                {commonTexts.chooseFile}
              </FileButton>
            )}
            {item.recording !== null && item.remove !== null && (
              <RemoveButton text={item.text} remove={item.remove} onRemoved={() => session.forget(item.id)} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface RemoveButtonProps {
  readonly text: string
  readonly remove: ChangeOf<void, SoundReviewWord>
  readonly onRemoved: () => void
}

function RemoveButton({ text, remove, onRemoved }: RemoveButtonProps) {
  const { isBusy, run } = useChange(remove, onRemoved)
  return (
    <FlatButton
      sign="remove"
      aria-label={fill(texts.removeNamed, { text })}
      aria-disabled={isBusy}
      onClick={() => run()}
    >
      {commonTexts.remove}
    </FlatButton>
  )
}

function Outcome({ item, session }: { readonly item: RecordingItem; readonly session: RunningRecording }) {
  const { queue, takes } = session
  const refusal = queue.refused.get(item.id)
  const take = takes.get(item.id)
  if (refusal !== undefined) return <StatusLabel look="attention">{refusal}</StatusLabel>
  if (take?.isEmpty === true) return <StatusLabel look="attention">{texts.isEmpty}</StatusLabel>
  if (queue.waiting.includes(item.id))
    return (
      <>
        <StatusLabel>{texts.isWaiting}</StatusLabel>
        <Doubts doubts={take?.doubts ?? []} />
      </>
    )
  if (item.recording === null) return <span className={layout.quietNormal}>{commonTexts.notYetInCell}</span>
  const { pack_speaker, doubts, name, created_at, duration_ms } = item.recording
  return (
    <>
      <StatusLabel look="good">{texts.isKept}</StatusLabel>
      <Doubts doubts={doubts} />
      <span className={layout.quietNormal}>
        {fill(pack_speaker === null ? texts.recordedBy : texts.recordedByPack, {
          name: pack_speaker ?? name,
          day: day.format(created_at * 1000),
          seconds: seconds.format(duration_ms / 1000),
        })}
      </span>
    </>
  )
}

const Doubts = ({ doubts }: { readonly doubts: readonly RecordingDoubt[] }) =>
  doubts.map((doubt) => (
    <StatusLabel key={doubt} look="attention">
      {texts.doubts[doubt]}
    </StatusLabel>
  ))
