import { joinClasses, shared } from '@letterliaan/ui'
import type { StudentExercise } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import { SpokenText } from '@letterliaan/ui/spoken'
import { compareSentence } from '../../kit/compare-sentence.ts'
import type { TemplateOutro } from '../../kit/template.ts'
import { DictatedSentences } from './DictatedSentences.tsx'
import styles from './Writings.module.css'

export interface WritingsProps {
  readonly run: StudentExercise
  readonly writes: NonNullable<TemplateOutro['writings']>
}

/** Shows the child's sentences or story (EX-7). */
export function Writings({ run, writes }: WritingsProps) {
  const written = run.detailed_results.filter(({ last_answer }) => last_answer)
  if (written.length === 0) return null
  return (
    <section className={joinClasses(shared.slip, styles.writings)}>
      <h3 className={styles.heading}>
        <SpokenText line={writes === 'story' ? exerciseTexts.outro.story : exerciseTexts.outro.sentences} />
      </h3>
      {writes === 'story' && <p className={styles.story}>{written[0]?.last_answer}</p>}
      {writes === 'dictated-sentences' && (
        <DictatedSentences
          sentences={written.map(({ word, last_answer }) => ({
            word,
            written: last_answer ?? '',
            model: modelOf(run, word),
          }))}
        />
      )}
      {(writes === 'own-sentences' || writes === 'heard-sentences') && (
        <ul className={styles.sentences}>
          {written.map(({ word, last_answer }) => (
            <li key={word}>
              {writes === 'heard-sentences' ? (
                <HeardSentence written={last_answer ?? ''} model={modelOf(run, word)} />
              ) : (
                last_answer
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const modelOf = ({ words }: Pick<StudentExercise, 'words'>, word: string): string =>
  words.find((other) => other.word === word)?.sentence ?? ''

function HeardSentence({ written, model }: { readonly written: string; readonly model: string }) {
  const { pieces, isSame } = compareSentence(written, model)
  return (
    <>
      {pieces.map(({ text, isSlip }, at) =>
        isSlip ? (
          <mark key={at} className={styles.slip}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {!isSame && <span className={styles.model}>{fill(exerciseTexts.outro.heard, { text: model })}</span>}
    </>
  )
}
