import type { LoginCardsBody, SupervisedStudent } from '@letterliaan/contract'
import { useEffect, useState } from 'react'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import styles from './CardMaker.module.css'

type Pictures = NonNullable<LoginCardsBody['pictures']>

export interface CardMakerProps {
  /** For whom cards can be made. */
  readonly students: readonly SupervisedStudent[]
  /** Makes cards; null when that failed, which is told by then. */
  readonly onMake: (student_ids: number[], pictures: Pictures) => Promise<Blob | null>
  readonly fileName: string
}

const pictureOptions = [
  { value: 'none', label: 'Zonder plaatjes' },
  { value: 'list', label: 'Met plaatjes, op een lijst voor u' },
  { value: 'card', label: 'Met plaatjes, op de kaart' },
] as const

const pictureTexts: Readonly<Record<Pictures, string>> = {
  none: 'Wie de kaart heeft, komt ermee in. Voor ‘Wie ben jij?’ op een gedeeld apparaat zijn plaatjes nodig.',
  list: 'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Wie een kaart vindt, komt er niet mee in. De lijst is alleen voor u.',
  card: 'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Ze staan op de kaart: handig om te oefenen, maar wie de kaart vindt, komt ermee in.',
}

/** Chooses for whom cards are made and how, makes them, and hands over the file: it can't be had again (CARD-1). */
export function CardMaker({ students, onMake, fileName }: CardMakerProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [pictures, setPictures] = useState<Pictures>('none')
  const [isBusy, setBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const chosen = students.filter(({ id }) => !left.has(id))
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])

  function toggle(id: number) {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  async function make() {
    setBusy(true)
    const pdf = await onMake(
      chosen.map(({ id }) => id),
      pictures,
    )
    setBusy(false)
    if (pdf !== null) setAddress(URL.createObjectURL(pdf))
  }

  const isReady = chosen.length > 0 && !isBusy
  return (
    <Panel title="Kaarten maken">
      <div className={styles.maker}>
        {students.length > 1 && (
          <fieldset className={styles.children}>
            <legend>Voor wie?</legend>
            <Checkbox
              label="Iedereen"
              isChecked={left.size === 0}
              isMixed={left.size > 0 && chosen.length > 0}
              onToggle={() => setLeft(left.size === 0 ? new Set(students.map(({ id }) => id)) : new Set())}
            >
              <strong>Iedereen</strong>
            </Checkbox>
            <ul>
              {students.map(({ id, screen_name, name }) => (
                <li key={id}>
                  <Checkbox label={name} isChecked={!left.has(id)} onToggle={() => toggle(id)}>
                    {screen_name === name ? name : `${screen_name} (${name})`}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <Choice legend="Plaatjes" options={pictureOptions} value={pictures} onChange={setPictures} />
        <p>{pictureTexts[pictures]}</p>
        <Notice look="attention">
          Oude kaarten van deze kinderen werken daarna niet meer. Wie met zo’n kaart is ingelogd, wordt
          uitgelogd.
        </Notice>
        <div>
          <FlatButton look="primary" aria-disabled={!isReady} onClick={() => isReady && void make()}>
            {chosen.length === 1 ? 'Maak 1 kaart' : `Maak ${chosen.length} kaarten`}
          </FlatButton>
        </div>
        <output>
          {address !== null && (
            <Notice
              look="good"
              action={
                <span className={styles.ways}>
                  <a href={address} target="_blank" rel="noreferrer" className={flatClass('plain')}>
                    Open en print
                  </a>
                  <a href={address} download={fileName} className={flatClass('plain')}>
                    Bewaar
                  </a>
                </span>
              }
            >
              De kaarten zijn klaar. U krijgt ze alleen nu: print ze, of bewaar het bestand op een veilige
              plek.
            </Notice>
          )}
        </output>
      </div>
    </Panel>
  )
}
