import { joinClasses, shared } from '@letterliaan/ui'
import { judgeDictated, type DictatedSentence } from '@letterliaan/rules/sentence'
import { exclaimed, fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { dictatedTexts } from '@letterliaan/texts/dictated-sentence'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { useWording } from '@letterliaan/ui/pictures'
import { addTallies, toShownPieces, describeFaults } from '../../kit/dictated-sentence.ts'
import styles from './DictatedSentences.module.css'

export interface DictatedSentencesProps {
  readonly sentences: readonly {
    readonly word: string
    readonly written: string
    readonly model: string
  }[]
}

const parts = [
  ['words', commonTexts.wordHeading],
  ['capitals', dictatedTexts.capitals],
  ['marks', dictatedTexts.marks],
] as const

/** Shows how many words, capitals and marks were right, and each sentence with what to correct (ZIN-1). */
export function DictatedSentences({ sentences }: DictatedSentencesProps) {
  const word = useWording()
  const judged = sentences.map((sentence) => ({
    ...sentence,
    judged: judgeDictated(sentence.model, sentence.written),
  }))
  return (
    <>
      <dl className={joinClasses(shared.wrap, styles.tallies)}>
        {parts.map(([part, name]) => {
          const { right, all } = addTallies(judged.map((sentence) => sentence.judged[part]))
          return (
            <div key={part} className={styles.tally}>
              <dt>{name}</dt>
              <dd>{fill(dictatedTexts.count, { right, all })}</dd>
            </div>
          )
        })}
      </dl>
      <ol className={styles.sentences}>
        {judged.map((sentence) => (
          <li key={sentence.word}>
            <WrittenSentence judged={sentence.judged} />
            {sentence.judged.isFlawless ? (
              <span className={styles.model}>{word(exclaimed(dictatedTexts.flawless))}</span>
            ) : (
              <ToMend judged={sentence.judged} model={sentence.model} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const WrittenSentence = ({ judged }: { readonly judged: DictatedSentence }) => (
  <p className={styles.written}>
    {toShownPieces(judged).map(({ text, isFault, isApart, isMissingWord }, at) => (
      <span key={at}>
        {isApart && ' '}
        {isFault ? (
          <mark className={styles.slip} data-missing={isMissingWord || text.trim() === ''}>
            {isMissingWord ? dictatedTexts.missingWord : text}
          </mark>
        ) : (
          text
        )}
      </span>
    ))}
  </p>
)

const ToMend = ({ judged, model }: { readonly judged: DictatedSentence; readonly model: string }) => (
  <>
    <span className={styles.model}>{fill(exerciseTexts.outro.heard, { text: model })}</span>
    <ul className={styles.faults}>
      {describeFaults(judged).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
)
