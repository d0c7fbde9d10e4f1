import type { Erasure } from '@letterliaan/contract'
import { Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { ErasureLine } from './ErasureLine.tsx'
import { texts } from './texts.ts'

/** Shows pending, running and recent erasures (AVG-3). */
export function ErasuresPanel({ erasures }: { readonly erasures: readonly Erasure[] }) {
  return (
    <Panel title={texts.waiting.title}>
      <p>{texts.waiting.how}</p>
      {erasures.length === 0 ? (
        <p>{texts.waiting.none}</p>
      ) : (
        <ul className={layout.stack3} aria-label={texts.waiting.list}>
          {erasures.map((erasure) => (
            <li key={erasure.id} className={layout.apartFar}>
              <ErasureLine erasure={erasure} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
