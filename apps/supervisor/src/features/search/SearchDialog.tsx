import { fill } from '@letterliaan/texts'
import { Dialog, joinClasses, shared } from '@letterliaan/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ControlIcon, type ControlIconName } from '../../app/controls/index.ts'
import { commonTexts, layout, shellTexts } from '../../app/index.ts'
import { searchEntries, type SearchEntry, type SearchEntryKind } from './search-entries.ts'
import styles from './Search.module.css'
import { texts } from './texts.ts'

/** Maximum number of results. Typing more is faster than reading more. */
const maxShown = 20

const signs: Readonly<Record<SearchEntryKind, ControlIconName>> = {
  page: 'right',
  child: 'backpack',
  group: 'group',
  step: 'compass',
}

const kindNames: Readonly<Record<SearchEntryKind, string>> = {
  page: texts.page,
  child: commonTexts.child,
  group: commonTexts.group,
  step: commonTexts.step,
}

export interface SearchDialogProps {
  readonly places: readonly SearchEntry[]
  /** 'waiting' means that some data is still being fetched, and 'failed' that some could not be fetched. */
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly onGo: (place: SearchEntry) => void
  readonly onClose: () => void
}

/** Finds a page by a part of its name. It is a combobox with an open list. */
export function SearchDialog({ places: all, state, onGo, onClose }: SearchDialogProps) {
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { places, numFound } = searchEntries(all, search, maxShown)
  const current = Math.min(at, places.length - 1)

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const place = places[current]
    const { length } = places
    if (event.key === 'ArrowDown') setAt(length === 0 ? 0 : (current + 1) % length)
    else if (event.key === 'ArrowUp') setAt(length === 0 ? 0 : (current + length - 1) % length)
    else if (event.key === 'Enter' && place !== undefined) onGo(place)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={layout.stack2}>
        <input
          data-first-focus
          type="text"
          role="combobox"
          className={joinClasses(layout.control, styles.field)}
          aria-label={texts.field}
          placeholder={texts.field}
          aria-expanded={places.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={places.length > 0 ? `${id}-${current}` : undefined}
          aria-describedby={`${id}-keys`}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onKeyDown={press}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            setAt(0)
          }}
        />
        <div
          ref={list}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no field to type in
          role="listbox"
          aria-label={texts.title}
          className={styles.list}
        >
          {places.map((place, index) => (
            <PlaceOption
              key={place.key}
              id={`${id}-${index}`}
              place={place}
              isCurrent={index === current}
              onChoose={onGo}
            />
          ))}
        </div>
        <output className={joinClasses(layout.quietSmall, styles.found)}>
          {tellFound(state, search, places.length, numFound)}
        </output>
        <p id={`${id}-keys`} className={layout.quietSmall}>
          {texts.keys}
        </p>
      </div>
    </Dialog>
  )
}

interface PlaceOptionProps {
  readonly id: string
  readonly place: SearchEntry
  readonly isCurrent: boolean
  readonly onChoose: (place: SearchEntry) => void
}

function PlaceOption({ id, place, isCurrent, onChoose }: PlaceOptionProps) {
  const { kind, label, detail } = place
  return (
    // The field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox, not of a select
      role="option"
      aria-selected={isCurrent}
      className={joinClasses(shared.line, styles.option)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
    >
      <ControlIcon name={signs[kind]} />
      <span className={styles.label}>{label}</span>{' '}
      <span className={layout.quietSmall}>{[kindNames[kind], detail].filter(Boolean).join(' · ')}</span>
    </div>
  )
}

function tellFound(state: SearchDialogProps['state'], search: string, shown: number, count: number): string {
  if (state === 'failed') return texts.notFetched
  if (search.trim() === '') return ''
  if (state === 'waiting') return shellTexts.loading
  if (count === 0) return texts.none
  return count > shown ? fill(texts.firstOf, { shown, count }) : fill(texts.found, { count })
}
