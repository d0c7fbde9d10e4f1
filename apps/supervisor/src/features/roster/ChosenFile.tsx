import { FieldError, joinClasses } from '@letterliaan/ui'
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { listOfFile, maxFileBytes, type RosterList } from './roster-list.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Roster.module.css'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

const errorId = 'roster-file'

export function ChosenFile({ onRead }: { onRead: (list: RosterList) => void }) {
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
    // The same file can be chosen again, after it was changed.
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
      <label className={flatClass('primary', styles.file)}>
        <Sign name="upload" />
        {common.chooseFile}
        <input type="file" accept=".csv,.txt,.tsv,.xml" aria-describedby={errorId} onChange={choose} />
      </label>
      {name !== null && <p className={layout.quietSmall}>{name}</p>}
      <FieldError id={errorId} error={isTooLarge ? texts.file.tooLarge : undefined} />
      <p className={layout.quietSmall}>{texts.file.kept}</p>
    </div>
  )
}
