import type { PathEntry, PickableStep, StepKey, StepProgress } from '@letterliaan/contract'
import { isExtraStep, isPairStep, formatStepKey, countStepPlaces } from '@letterliaan/rules/preparation'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useDrag, type DragPosition } from '@letterliaan/web/use-drag'
import { useRef, type KeyboardEvent } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, Checkbox, FlatButton, ControlIcon } from '../../app/controls/index.ts'
import { commonTexts, layout, toggleOne } from '../../app/index.ts'
import { moveEntryTo, moveEntry, worldsAndTreehouse } from './edit-entries.ts'
import styles from './Path.module.css'
import { describeProgress, describeStars, type ProgressOf } from './describe-progress.ts'
import { texts } from './texts.ts'

export interface PathListProps {
  readonly entries: readonly PathEntry[]
  readonly stepOf: (entry: PathEntry) => PickableStep | undefined
  readonly selected: ReadonlySet<string>
  /** Returns how an entry differs from the group's, or null. */
  readonly noteOf: (entry: PathEntry) => string | null
  /** Returns a child's work in a step. Undefined for a group. */
  readonly progressOf?: ProgressOf | undefined
  readonly failedAddress?: ((step_id: number) => string) | undefined
  readonly onSelect: (keys: ReadonlySet<string>) => void
  readonly onChange: (entries: PathEntry[]) => void
  readonly onSettle: (entry: PathEntry) => void
}

/** Id of the treehouse element in the page. */
const treehouse = 'treehouse'

/** Lists the steps of a path by world (PATH-1). The user moves them by drag, buttons, or Alt and an arrow. */
export function PathList(props: PathListProps) {
  const { entries, selected, onSelect } = props
  return worldsAndTreehouse.map((world) => {
    const name = world === null ? texts.entry.inTreehouse : fill(commonTexts.worldNumber, { world })
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    const keys = inWorld.map(formatStepKey)
    const numSelected = keys.filter((key) => selected.has(key)).length
    const isFull = inWorld.length > countStepPlaces(world)
    const toggleAll = () => {
      const others = [...selected].filter((key) => !keys.includes(key))
      onSelect(new Set(numSelected === keys.length ? others : [...others, ...keys]))
    }
    return (
      <section key={name} className={styles.world} aria-label={name} data-world={world ?? treehouse}>
        <div className={layout.line2}>
          {inWorld.length > 0 && (
            <Checkbox
              isLabelHidden
              label={world === null ? texts.list.chooseTreehouse : fill(texts.list.chooseWorld, { world })}
              isChecked={numSelected === keys.length}
              isMixed={numSelected > 0 && numSelected < keys.length}
              onToggle={toggleAll}
            />
          )}
          <h3>{name}</h3>
          <span className={joinClasses(styles.count, isFull && styles.tooMany)}>
            {fill(texts.list.places, { count: inWorld.length, all: countStepPlaces(world) })}
          </span>
        </div>
        {inWorld.length === 0 ? (
          <p className={layout.quietSmall}>{world === null ? texts.list.emptyTreehouse : texts.list.empty}</p>
        ) : (
          <Entries entries={inWorld} props={props} />
        )}
      </section>
    )
  })
}

const minFolded = 3

/** Collapses passed and skipped steps at the start of a world to one line. */
function Entries({
  entries,
  props,
}: {
  readonly entries: readonly PathEntry[]
  readonly props: PathListProps
}) {
  const isBehind = (entry: PathEntry): boolean =>
    entry.waived || props.progressOf?.(entry)?.is_complete === true
  const next = entries.findIndex((entry) => !isBehind(entry))
  const numBehind = next === -1 ? entries.length : next
  const numFolded = numBehind < minFolded ? 0 : numBehind
  const list = (shown: readonly PathEntry[], before: number) => (
    <ol>
      {shown.map((entry, at) => (
        <EntryRow key={formatStepKey(entry)} entry={entry} position={before + at + 1} {...props} />
      ))}
    </ol>
  )
  return (
    <>
      {numFolded > 0 && (
        <details className={styles.group}>
          <summary>{fill(texts.list.behind, { count: numFolded })}</summary>
          {list(entries.slice(0, numFolded), 0)}
        </details>
      )}
      {numFolded < entries.length && list(entries.slice(numFolded), numFolded)}
    </>
  )
}

interface EntryRowProps extends PathListProps {
  readonly entry: PathEntry
  readonly position: number
}

function EntryRow(props: EntryRowProps) {
  const { entry, position, entries, stepOf, selected, noteOf, onSelect, onChange, onSettle } = props
  const key = formatStepKey(entry)
  const label = formatEntryName(entry, stepOf(entry))
  const note = noteOf(entry)
  const progress = props.progressOf?.(entry)
  const row = useRef<HTMLLIElement>(null)

  function move(by: -1 | 1) {
    const pressed = document.activeElement?.getAttribute('aria-label') ?? ''
    onChange(moveEntry(entries, key, by))
    // Scrolls to the entry and restores its focus, because a row that moves to another world is a new element.
    requestAnimationFrame(() => {
      const moved = document.querySelector(`[data-entry="${CSS.escape(key)}"]`)
      moved?.scrollIntoView({ block: 'nearest' })
      moved?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(pressed)}"]`)?.focus()
    })
  }

  function moveByKey(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }

  const drag = useDrag({
    onStart: () => row.current?.classList.add(styles.dragged ?? ''),
    onMove: ({ translate, isFar }) => {
      if (row.current !== null) row.current.style.translate = isFar ? translate : ''
    },
    onEnd: (ended, isCancelled) => {
      if (row.current !== null) row.current.style.translate = ''
      row.current?.classList.remove(styles.dragged ?? '')
      const target = isCancelled || !ended.isFar ? null : targetOf(ended, row.current)
      if (target !== null) onChange(moveEntryTo(entries, key, target))
    },
  })

  return (
    <li
      ref={row}
      className={joinClasses(shared.line, styles.entry, entry.waived && styles.waived)}
      data-entry={key}
    >
      <span
        className={joinClasses(shared.middle, styles.handle)}
        title={texts.list.drag}
        aria-hidden="true"
        {...drag}
      >
        ⠿
      </span>
      <Checkbox
        isLabelHidden
        label={fill(commonTexts.chooseNamed, { name: label })}
        isChecked={selected.has(key)}
        onToggle={() => onSelect(toggleOne(selected, key))}
      />
      <span className={styles.position}>{position}</span>
      <span className={joinClasses(shared.line, styles.label)}>
        {label}
        <Decisions entry={entry} />
        {note !== null && <StatusLabel look="attention">{note}</StatusLabel>}
        {progress && <Progress progress={progress} label={label} failedAddress={props.failedAddress} />}
      </span>
      <span className={styles.buttons}>
        <FlatButton
          onKeyDown={moveByKey}
          look="bare"
          aria-label={fill(texts.list.up, { label })}
          title={texts.list.upHint}
          onClick={() => move(-1)}
        >
          <ControlIcon name="up" />
        </FlatButton>
        <FlatButton
          onKeyDown={moveByKey}
          look="bare"
          aria-label={fill(texts.list.down, { label })}
          title={texts.list.downHint}
          onClick={() => move(1)}
        >
          <ControlIcon name="down" />
        </FlatButton>
        <FlatButton
          onKeyDown={moveByKey}
          look="bare"
          aria-label={fill(texts.list.changeNamed, { label })}
          title={texts.list.change}
          onClick={() => onSettle(entry)}
        >
          <ControlIcon name="pencil" />
        </FlatButton>
      </span>
    </li>
  )
}

interface ProgressProps extends Pick<PathListProps, 'failedAddress'> {
  readonly progress: StepProgress
  readonly label: string
}

function Progress({ progress, label, failedAddress }: ProgressProps) {
  const { is_mastered, highest_difficulty_completed: numStars, num_failed, step_id } = progress
  const told = describeProgress(progress)
  const stars = describeStars(progress)
  if (told.length === 0) return null
  return (
    <span className={styles.progress}>
      {stars !== null && (
        <span className={styles.stars}>
          <HiddenText>{stars} </HiddenText>
          {Array.from({ length: numStars ?? 0 }, (_, at) => (
            <ControlIcon key={at} name="star" />
          ))}
        </span>
      )}
      {is_mastered && <ControlIcon name="leaf" />}
      {told.join(', ')}
      {num_failed > 0 && failedAddress && (
        <>
          {' '}
          <Link
            to={failedAddress(step_id)}
            aria-label={fill(texts.progress.lookNamed, { label })}
            title={commonTexts.seeWhatWentWrong}
          >
            {commonTexts.seeWhatWentWrong}
          </Link>
        </>
      )}
    </span>
  )
}

function targetOf({ clientX, clientY }: DragPosition, row: HTMLElement | null) {
  const under = document.elementsFromPoint(clientX, clientY).filter((element) => !row?.contains(element))
  const entry = under.map((element) => element.closest('[data-entry]')).find((element) => element !== null)
  const key = entry?.getAttribute('data-entry')
  if (key !== null && key !== undefined) return { key }
  const world = under.map((element) => element.closest('[data-world]')).find((element) => element !== null)
  const name = world?.getAttribute('data-world') ?? null
  if (name === null) return null
  return { world: name === treehouse ? null : Number(name) }
}

export const formatEntryName = ({ is_test_step }: StepKey, step: PickableStep | undefined): string => {
  const label = step?.label ?? texts.list.lostStep
  return is_test_step ? fill(texts.list.toetsAfter, { label }) : label
}

/** Shows settings that differ from the default. */
function Decisions({ entry }: { readonly entry: PathEntry }) {
  const { lock, waived, test_kind, is_test_step, is_repeatable, is_own } = entry
  const words = [
    is_own && texts.list.isOwn,
    isPairStep(entry) && texts.list.isPair,
    isExtraStep(entry) && texts.list.isExtra,
    waived && texts.list.isWaived,
    lock === 'open' && texts.list.isOpen,
    lock === 'locked' && texts.list.isLocked,
    test_kind === 'entry' && texts.list.entryToets,
    test_kind === 'closing' && !is_test_step && texts.list.finalToets,
    is_repeatable && texts.list.repeats,
    (entry.notes !== '' || entry.hint !== '' || entry.tip !== '') && texts.list.hasWords,
  ].filter((word) => word !== false)
  return words.map((word) => <StatusLabel key={word}>{word}</StatusLabel>)
}
