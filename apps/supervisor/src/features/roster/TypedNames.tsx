import { fill } from '@letterliaan/texts'
import { useRef, type KeyboardEvent } from 'react'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { listOfNames, emptyName, type RosterList, type TypedName } from './roster-list.ts'
import styles from './Roster.module.css'
import { texts } from './texts.ts'

const labels = {
  first_name: { name: commonTexts.firstName, ofChild: texts.input.firstNameOf },
  last_name: { name: commonTexts.lastName, ofChild: texts.input.lastNameOf },
} as const

export interface TypedNamesProps {
  readonly names: readonly TypedName[]
  readonly onNames: (names: readonly TypedName[]) => void
  readonly onRead: (list: RosterList) => void
}

export function TypedNames({ names, onNames, onRead }: TypedNamesProps) {
  const list = useRef<HTMLOListElement>(null)
  const isEmpty = names.every(({ first_name, last_name }) => `${first_name}${last_name}`.trim() === '')

  function change(at: number, changed: Partial<TypedName>) {
    const next = names.map((name, index) => (index === at ? { ...name, ...changed } : name))
    const last = next.at(-1)
    onNames(last && `${last.first_name}${last.last_name}` !== '' ? [...next, emptyName] : next)
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = list.current?.children[at + 1]?.querySelector('input')
    if (next) next.focus()
    else if (!isEmpty) onRead(listOfNames(names))
  }

  return (
    <>
      <ol ref={list} className={styles.typed}>
        {names.map((name, at) => (
          <li key={at}>
            {(['first_name', 'last_name'] as const).map((field) => (
              <input
                key={field}
                type="text"
                className={layout.control}
                aria-label={fill(labels[field].ofChild, { at: at + 1 })}
                placeholder={labels[field].name}
                autoComplete="off"
                value={name[field]}
                onChange={({ currentTarget }) => change(at, { [field]: currentTarget.value })}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
            ))}
          </li>
        ))}
      </ol>
      <FlatButton look="primary" aria-disabled={isEmpty} onClick={() => onRead(listOfNames(names))}>
        {texts.input.read}
      </FlatButton>
    </>
  )
}
