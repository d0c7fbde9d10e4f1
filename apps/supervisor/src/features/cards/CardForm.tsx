import type { LoginCards, LoginCardsBody } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useEffect, useState } from 'react'
import { Choice } from '../../app/controls/Choice.tsx'
import { FlatButton, flatClass } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { countOf } from '@letterliaan/texts/numbers'
import styles from './CardMaker.module.css'

export type CardPictures = NonNullable<LoginCardsBody['pictures']>

/** Makes cards for these children; null when that failed, which is told by then. */
export type MakeCards = (student_ids: number[], pictures: CardPictures) => Promise<Blob | null>

export interface CardFormProps {
  readonly student_ids: readonly number[]
  /** What is known before they are made. */
  readonly known: LoginCards
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

/** How the cards are; makes them, and hands over the file: it can't be had again (CARD-1). What ends old cards asks first. */
export function CardForm({ student_ids, known, onMake }: CardFormProps) {
  const [pictures, setPictures] = useState<CardPictures>('none')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState<string | null>(null)
  useEffect(() => (file === null ? undefined : () => URL.revokeObjectURL(file)), [file])

  const count = student_ids.length
  const numReplaced = student_ids.filter((id) => known.student_ids.includes(id)).length
  const isReady = count > 0 && !isBusy

  async function make() {
    setAsking(false)
    setBusy(true)
    const pdf = await onMake([...student_ids], pictures)
    setBusy(false)
    if (pdf !== null) setFile(URL.createObjectURL(pdf))
  }

  function press() {
    if (!isReady) return
    if (numReplaced > 0) setAsking(true)
    else void make()
  }

  return (
    <div className={styles.maker}>
      {known.is_local && <LocalAddress address={known.address} />}
      <output>{file !== null && <MadeCards file={file} />}</output>
      <Choice legend="Plaatjes" options={pictureOptions} value={pictures} onChange={setPictures} />
      <p>{pictureTexts[pictures]}</p>
      {numReplaced > 0 && file === null && (
        <Notice look="attention">{describeReplaced(numReplaced, count)}</Notice>
      )}
      <div>
        <FlatButton look={file === null ? 'primary' : 'plain'} aria-disabled={!isReady} onClick={press}>
          {describeMaking(count, numReplaced > 0)}
        </FlatButton>
      </div>
      {isAsking && (
        <Dialog
          title={numReplaced === 1 ? 'Nieuwe kaart maken?' : 'Nieuwe kaarten maken?'}
          onClose={() => setAsking(false)}
          footer={
            <>
              <FlatButton onClick={() => void make()}>{describeMaking(count, true)}</FlatButton>
              <FlatButton data-first-focus look="primary" onClick={() => setAsking(false)}>
                Annuleren
              </FlatButton>
            </>
          }
        >
          <p>{describeReplaced(numReplaced, count)}</p>
        </Dialog>
      )}
    </div>
  )
}

function describeMaking(count: number, isAgain: boolean): string {
  if (count === 0) return 'Maak kaarten'
  const [singular, plural] = isAgain ? ['nieuwe kaart', 'nieuwe kaarten'] : ['kaart', 'kaarten']
  return `Maak ${countOf(count, singular, plural)}`
}

/** What happens to the cards that some of these children have. */
function describeReplaced(numReplaced: number, count: number): string {
  const end = 'Wie ermee is ingelogd, wordt uitgelogd.'
  if (count === 1) return `Dit kind heeft al een kaart. Die werkt daarna niet meer. ${end}`
  const who = countOf(numReplaced, 'kind heeft', 'kinderen hebben')
  return numReplaced === 1
    ? `${who} al een kaart. Die werkt daarna niet meer. ${end}`
    : `${who} al een kaart. Die kaarten werken daarna niet meer. ${end}`
}

/** Cards with an address that only the server itself finds bring no tablet in (DAG-4). */
function LocalAddress({ address }: { readonly address: string }) {
  return (
    <Notice look="attention">
      Print nog geen kaarten: er komt {address} op te staan. Dat adres werkt alleen op de computer waarop het
      spel draait. Een tablet komt er niet mee in. Vraag wie het spel op uw school beheert om de server te
      starten met PUBLIC_URL: het adres waarop tablets het spel vinden. Maak daarna de kaarten.
    </Notice>
  )
}

function MadeCards({ file }: { readonly file: string }) {
  return (
    <Notice
      look="good"
      action={
        <span className={styles.ways}>
          <a href={file} target="_blank" rel="noreferrer" className={flatClass('primary')}>
            Open en print
          </a>
          <a href={file} download="inlogkaarten.pdf" className={flatClass('plain')}>
            Bewaar
          </a>
        </span>
      }
    >
      De kaarten zijn klaar. U krijgt ze alleen nu: print ze, of bewaar het bestand op een veilige plek.
    </Notice>
  )
}
