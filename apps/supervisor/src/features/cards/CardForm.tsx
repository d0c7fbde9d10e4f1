import type { LoginCards, LoginCardsBody } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useState } from 'react'
import { Choice, FlatButton, Notice } from '../../app/controls/index.ts'
import { MadeFile } from '../../app/controls/MadeFile.tsx'
import { commonTexts, layout } from '../../app/index.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export type CardPictures = NonNullable<LoginCardsBody['pictures']>

/** Makes cards for these children; null after a failure, which has been reported. */
export type MakeCards = (student_ids: number[], pictures: CardPictures) => Promise<Blob | null>

export interface CardFormProps {
  readonly student_ids: readonly number[]
  readonly known: LoginCards
  readonly onMake: MakeCards
}

const pictureOptions = [
  { value: 'none', label: texts.pictures.none },
  { value: 'list', label: texts.pictures.list },
  { value: 'card', label: texts.pictures.card },
] as const

const pictureTexts: Readonly<Record<CardPictures, string>> = {
  none: texts.pictures.noneExplained,
  list: texts.pictures.listExplained,
  card: texts.pictures.cardExplained,
}

/** Offers the PDF once, as it cannot be fetched again (CARD-1). Asks first if old cards stop working. */
export function CardForm({ student_ids, known, onMake }: CardFormProps) {
  const [pictures, setPictures] = useState<CardPictures>('none')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState<string | null>(null)

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
    <div className={layout.stack4}>
      {/* Cards with an address of the server machine itself do not work on tablets (DAG-4). */}
      {known.is_local && (
        <Notice look="attention">{fill(texts.localAddress, { address: known.address })}</Notice>
      )}
      <output>
        {file !== null && (
          <MadeFile address={file} name={texts.made.file} look={known.is_local ? 'plain' : 'primary'}>
            {texts.made.explained}
          </MadeFile>
        )}
      </output>
      <Choice
        legend={texts.pictures.legend}
        options={pictureOptions}
        value={pictures}
        onChange={setPictures}
      />
      <p>{pictureTexts[pictures]}</p>
      {numReplaced > 0 && file === null && (
        <Notice look="attention">{describeReplaced(numReplaced, count)}</Notice>
      )}
      <div>
        <FlatButton
          look={file === null && !known.is_local ? 'primary' : 'plain'}
          aria-disabled={!isReady}
          onClick={press}
        >
          {describeMaking(count, numReplaced > 0)}
        </FlatButton>
      </div>
      {isAsking && (
        <Dialog
          title={fill(texts.make.ask, { count: numReplaced })}
          onClose={() => setAsking(false)}
          footer={
            <>
              <FlatButton onClick={() => make()}>{describeMaking(count, true)}</FlatButton>
              <FlatButton data-first-focus look="primary" onClick={() => setAsking(false)}>
                {commonTexts.cancel}
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
  if (count === 0) return texts.make.none
  return fill(isAgain ? texts.make.again : texts.make.first, { count })
}

const describeReplaced = (numReplaced: number, count: number): string =>
  count === 1 ? texts.replaced.onlyChild : fill(texts.replaced.some, { count: numReplaced })
