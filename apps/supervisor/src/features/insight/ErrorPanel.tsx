import { joinClasses, shared } from '@letterliaan/ui'
import type { OwnSpelling, StudentInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { concludeErrors } from './conclusions.ts'
import { CollapsedData } from './CollapsedData.tsx'
import styles from './Insight.module.css'
import { texts } from './texts.ts'

const numCategories = 4

const numShown = 6

/** Shows errors by category and kind with the child's own spellings (INZ-3). */
export function ErrorPanel({ name, errors }: { name: string; errors: StudentInsight['errors'] }) {
  const rest = errors.slice(numCategories)
  return (
    <Panel title={texts.errorsTitle}>
      <p className={styles.conclusion}>{concludeErrors(name, errors)}</p>
      {errors.length > 0 && (
        <CollapsedData title={texts.errorsFold}>
          <p className={styles.note}>
            {texts.errorsExplained} {texts.dotsExplained}
          </p>
          <Categories errors={errors.slice(0, numCategories)} />
          {rest.length > 0 && (
            <CollapsedData title={fill(texts.moreCategories, { count: rest.length })}>
              <Categories errors={rest} />
            </CollapsedData>
          )}
        </CollapsedData>
      )}
    </Panel>
  )
}

const Categories = ({ errors }: { errors: StudentInsight['errors'] }) =>
  errors.map(({ category, name: label, count, types }) => (
    <div key={category}>
      <h3>
        {label} <span className={layout.quietSmall}>{fill(texts.mistakes, { count })}</span>
      </h3>
      <ul className={layout.stack3}>
        {types.map((type) => (
          <li key={type.tag}>
            {type.name}{' '}
            <span className={layout.quietSmall}>{fill(texts.countTimes, { count: type.count })}</span>
            <Spellings spellings={type.spellings} />
          </li>
        ))}
      </ul>
    </div>
  ))

function Spellings({ spellings }: { spellings: readonly OwnSpelling[] }) {
  const rest = spellings.slice(numShown)
  return (
    <>
      <SpellingList spellings={spellings.slice(0, numShown)} />
      {rest.length > 0 && (
        <details className={layout.details}>
          <summary>{fill(texts.moreWords, { count: rest.length })}</summary>
          <SpellingList spellings={rest} />
        </details>
      )}
    </>
  )
}

export const SpellingList = ({ spellings }: { spellings: readonly OwnSpelling[] }) => (
  <ul className={joinClasses(shared.wrap, styles.spellings)}>
    {spellings.map(({ word, written, verb, count }) => (
      <li key={`${word} ${written}`} className={styles.spelling}>
        {word} → <b>{written}</b> {verb !== undefined && <span className={layout.quietSmall}>({verb})</span>}{' '}
        {count > 1 && <span className={layout.quietSmall}>{count}×</span>}
      </li>
    ))}
  </ul>
)
