import type { OwnSpelling, StudentInsight } from '@letterliaan/contract'
import { isCutShort } from '@letterliaan/contract/cut-short'
import type { ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/index.ts'
import { formatDay, layout } from '../../app/index.ts'
import { SpellingList } from './ErrorPanel.tsx'
import styles from './Insight.module.css'
import { orderByHarm } from './order-by-harm.ts'
import { texts } from './texts.ts'

const numShown = 3
const numSpellings = 2

export interface HarmPanelProps {
  readonly name: string
  readonly errors: StudentInsight['errors']
  readonly now: number
  readonly actions?: ReactNode
}

/** Shows errors with the child's latest spellings, the most harmful first (DOE-1). */
export function HarmPanel({ name, errors, now, actions }: HarmPanelProps) {
  const types = orderByHarm(errors, now).slice(0, numShown)
  const hasCutShort = types.some(({ spellings }) =>
    latestOf(spellings).some(({ written }) => isCutShort(written)),
  )
  return (
    <Panel title={texts.errorsTitle} actions={actions}>
      {types.length === 0 && <p>{fill(texts.concludes.noErrors, { name })}</p>}
      <ol className={layout.stack3}>
        {types.map(({ tag, category, name: label, count, spellings }) => (
          <li key={`${category} ${tag}`}>
            <b>{label}</b>{' '}
            <span className={layout.quietSmall}>
              {fill(texts.harmRow, {
                category,
                count,
                day: formatDay(Math.max(...spellings.map(({ last_at }) => last_at)), now),
              })}
            </span>
            <SpellingList spellings={latestOf(spellings)} />
          </li>
        ))}
      </ol>
      {hasCutShort && <p className={styles.note}>{texts.dotsExplained}</p>}
    </Panel>
  )
}

const latestOf = (spellings: readonly OwnSpelling[]): readonly OwnSpelling[] =>
  spellings.toSorted((a, b) => b.last_at - a.last_at).slice(0, numSpellings)
