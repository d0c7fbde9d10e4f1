import type { DetailedResult } from '@letterliaan/contract'
import { Icon } from '@letterliaan/ui/pictures'
import styles from './Results.module.css'

/**
 * How each word went, with an eye where the word was peeked at and a question mark where help was asked (EX-6, EX-7). A
 * word to practise comes with what to listen for.
 */
export function Results({ results }: { readonly results: readonly DetailedResult[] }) {
  return (
    <div className={styles.overview}>
      <ResultList
        title="Deze woorden kun je al goed typen:"
        results={results.filter(({ success }) => success)}
      />
      <ResultList
        title="Deze woorden mag je nog oefenen:"
        results={results.filter(({ success }) => !success)}
      />
    </div>
  )
}

function ResultList({
  title,
  results,
}: {
  readonly title: string
  readonly results: readonly DetailedResult[]
}) {
  if (results.length === 0) return null
  return (
    <section className={styles.list}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.words}>
        {results.map(({ word, success, feedback, cheats_used, hints_used }) => (
          <li key={word} className={styles.word}>
            {word}
            {cheats_used > 0 && <Icon name="eye" label="woord bekeken" />}
            {hints_used > 0 && <Icon name="question" label="hulp gevraagd" />}
            {!success && feedback !== undefined && (
              <p className={styles.advice}>
                <Icon name="bulb" />
                {feedback}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
