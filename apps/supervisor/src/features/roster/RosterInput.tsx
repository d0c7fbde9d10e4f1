import type { Group } from '@letterliaan/contract'
import { groupLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField, TextAreaField, FieldError, joinClasses } from '@letterliaan/ui'
import { Choice, FlatButton, getFlatButtonClass, Panel, ControlIcon } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { rosterInputOptions, type RosterDraft, type RosterGroup } from './roster-draft.ts'
import {
  listOfText,
  listOfFile,
  maxFileBytes,
  createNameList,
  emptyTypedName,
  type RosterList,
  type TypedName,
} from './roster-list.ts'
import styles from './Roster.module.css'
import { texts } from './texts.ts'
import { useState, useRef, type ChangeEvent, type DragEvent, type KeyboardEvent } from 'react'
import { fill } from '@letterliaan/texts'

interface RosterInputProps {
  readonly groups: readonly Group[]
  readonly group: RosterGroup
  readonly draft: RosterDraft
  readonly onDraft: (changes: Partial<RosterDraft>) => void
  readonly onRead: (list: RosterList) => void
}

export function RosterInput(props: RosterInputProps) {
  const { groups, group, draft, onDraft, onRead } = props
  const { text, names, way } = draft
  return (
    <Panel>
      <GroupFields groups={groups} group={group} draft={draft} onDraft={onDraft} />
      <Choice
        legend={texts.input.how}
        options={rosterInputOptions}
        value={way}
        onChange={(next) => onDraft({ way: next })}
      />
      {way === 'paste' && (
        <PastedNames text={text} onText={(next) => onDraft({ text: next })} onRead={onRead} />
      )}
      {way === 'type' && (
        <TypedNames names={names} onNames={(next) => onDraft({ names: next })} onRead={onRead} />
      )}
      {way === 'file' && <ChosenFile onRead={onRead} />}
    </Panel>
  )
}

function GroupFields({ groups, group, draft: { groupName }, onDraft }: Omit<RosterInputProps, 'onRead'>) {
  const options = [
    ...groups.map(({ id, name: label }) => ({ value: String(id), label })),
    { value: 'new', label: texts.input.newGroup },
    { value: 'none', label: commonTexts.noGroup },
  ]
  const commit = () => onDraft({ group: { kind: 'new', name: groupName.trim() } })
  const choose = (value: string) => {
    if (value === 'none') onDraft({ group: { kind: 'none' } })
    else if (value === 'new') commit()
    else onDraft({ group: { kind: 'group', id: Number(value) } })
  }
  return (
    <div className={layout.narrowColumns}>
      <SelectField
        label={texts.input.group}
        options={options}
        value={group.kind === 'group' ? String(group.id) : group.kind}
        onChange={choose}
      />
      {group.kind === 'new' && (
        <TextField
          label={texts.input.groupName}
          maxLength={groupLimits.name}
          value={groupName}
          onWrite={(value) => onDraft({ groupName: value })}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </div>
  )
}

interface PastedNamesProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onRead: (list: RosterList) => void
}

function PastedNames({ text, onText, onRead }: PastedNamesProps) {
  const isEmpty = text.trim() === ''
  const read = () => !isEmpty && onRead(listOfText(text))
  return (
    <>
      <TextAreaField
        label={texts.input.pasteLabel}
        hint={texts.input.pasteHint}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onWrite={onText}
        onPaste={({ currentTarget, clipboardData }) => {
          const pasted = clipboardData.getData('text/plain')
          if (currentTarget.value === '' && pasted.trim() !== '') onRead(listOfText(pasted))
        }}
      />
      <FlatButton look="primary" aria-disabled={isEmpty} onClick={read}>
        {texts.input.read}
      </FlatButton>
    </>
  )
}

const errorId = 'roster-file'

function ChosenFile({ onRead }: { onRead: (list: RosterList) => void }) {
  const [name, setName] = useState<string | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [isOver, setOver] = useState(false)

  function take(file: File | undefined) {
    if (!file) return
    setName(file.name)
    setTooLarge(file.size > maxFileBytes)
    if (file.size <= maxFileBytes) onRead(listOfFile(file))
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Allows the same file to be chosen again after a change.
    currentTarget.value = ''
    take(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <div
      className={joinClasses(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{texts.file.explained}</p>
      <label className={getFlatButtonClass('primary', styles.file)}>
        <ControlIcon name="upload" />
        {commonTexts.chooseFile}
        <input type="file" accept=".csv,.txt,.tsv,.xml" aria-describedby={errorId} onChange={choose} />
      </label>
      {name !== null && <p className={layout.quietSmall}>{name}</p>}
      <FieldError id={errorId} error={isTooLarge ? texts.file.tooLarge : undefined} />
      <p className={layout.quietSmall}>{texts.file.kept}</p>
    </div>
  )
}

const labels = {
  first_name: { name: commonTexts.firstName, ofChild: texts.input.firstNameOf },
  last_name: { name: commonTexts.lastName, ofChild: texts.input.lastNameOf },
} as const

interface TypedNamesProps {
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
    onNames(last && `${last.first_name}${last.last_name}` !== '' ? [...next, emptyTypedName] : next)
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = list.current?.children[at + 1]?.querySelector('input')
    if (next) next.focus()
    else if (!isEmpty) onRead(createNameList(names))
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
      <FlatButton look="primary" aria-disabled={isEmpty} onClick={() => onRead(createNameList(names))}>
        {texts.input.read}
      </FlatButton>
    </>
  )
}
