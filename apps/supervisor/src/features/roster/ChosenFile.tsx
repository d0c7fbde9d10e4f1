import { FieldError, joinClasses } from '@letterliaan/ui'
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import { listOfFile, maxFileBytes, type RosterList } from './roster-list.ts'
import styles from './Roster.module.css'

const errorId = 'roster-file'

/** Chooses a file of this device, or takes one that is dropped. */
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
      <p>
        Een CSV-bestand uit een rekenblad, of een EDEXML-bestand uit uw administratie (zoals ParnasSys of
        ESIS). Sleep het hierheen, of kies het.
      </p>
      <label className={flatClass('primary', styles.file)}>
        <Sign name="upload" />
        Kies een bestand
        <input type="file" accept=".csv,.txt,.tsv,.xml" aria-describedby={errorId} onChange={choose} />
      </label>
      {name !== null && <p className={styles.quiet}>{name}</p>}
      <FieldError
        id={errorId}
        error={
          isTooLarge ? 'Dit bestand is groter dan 5 MB. Dat kan geen lijst van kinderen zijn.' : undefined
        }
      />
      <p className={styles.quiet}>
        Wij bewaren alleen de naam, de groep, het leerlingnummer en het ECK iD. De rest van het bestand wordt
        niet bewaard.
      </p>
    </div>
  )
}
