import type { LoginCardsBody } from '@letterliaan/contract'
import { useEffect, useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import styles from './CardMaker.module.css'

export type CardPictures = NonNullable<LoginCardsBody['pictures']>

/** Makes cards for these children; null when that failed, which is told by then. */
export type MakeCards = (student_ids: number[], pictures: CardPictures) => Promise<Blob | null>

export interface CardFormProps {
  readonly student_ids: readonly number[]
  readonly onMake: MakeCards
}

const pictureOptions = [
  { value: 'none', label: 'Zonder plaatjes' },
  { value: 'list', label: 'Met plaatjes, op een lijst voor u' },
  { value: 'card', label: 'Met plaatjes, op de kaart' },
] as const

const pictureTexts: Readonly<Record<CardPictures, string>> = {
  none: 'Wie de kaart heeft, komt ermee in. Voor ‘Wie ben jij?’ op een gedeeld apparaat zijn plaatjes nodig.',
  list: 'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Wie een kaart vindt, komt er niet mee in. De lijst is alleen voor u.',
  card: 'Na het scannen kiest een kind zijn eigen 3 van 12 plaatjes. Ze staan op de kaart: handig om te oefenen, maar wie de kaart vindt, komt ermee in.',
}

/** How the cards are; makes them, and hands over the file: it can't be had again (CARD-1). */
export function CardForm({ student_ids, onMake }: CardFormProps) {
  const [pictures, setPictures] = useState<CardPictures>('none')
  const [isBusy, setBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])

  async function make() {
    setBusy(true)
    const pdf = await onMake([...student_ids], pictures)
    setBusy(false)
    if (pdf !== null) setAddress(URL.createObjectURL(pdf))
  }

  const count = student_ids.length
  const isReady = count > 0 && !isBusy
  return (
    <div className={styles.maker}>
      <Choice legend="Plaatjes" options={pictureOptions} value={pictures} onChange={setPictures} />
      <p>{pictureTexts[pictures]}</p>
      <Notice look="attention">
        Oude kaarten van deze kinderen werken daarna niet meer. Wie met zo’n kaart is ingelogd, wordt
        uitgelogd.
      </Notice>
      <div>
        <FlatButton look="primary" aria-disabled={!isReady} onClick={() => isReady && void make()}>
          {describeMaking(count)}
        </FlatButton>
      </div>
      <output>{address !== null && <MadeCards address={address} />}</output>
    </div>
  )
}

function describeMaking(count: number): string {
  if (count === 0) return 'Maak kaarten'
  return count === 1 ? 'Maak 1 kaart' : `Maak ${count} kaarten`
}

function MadeCards({ address }: { readonly address: string }) {
  return (
    <Notice
      look="good"
      action={
        <span className={styles.ways}>
          <a href={address} target="_blank" rel="noreferrer" className={flatClass('plain')}>
            Open en print
          </a>
          <a href={address} download="inlogkaarten.pdf" className={flatClass('plain')}>
            Bewaar
          </a>
        </span>
      }
    >
      De kaarten zijn klaar. U krijgt ze alleen nu: print ze, of bewaar het bestand op een veilige plek.
    </Notice>
  )
}
