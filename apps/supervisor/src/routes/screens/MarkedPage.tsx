import type { MarkedWord } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@letterliaan/web/link'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { WordReview } from '../../features/words/WordReview.tsx'
import { addresses } from '../addresses.ts'
import { PronunciationTabs } from './PronunciationTabs.tsx'
import { renderWordTool } from './renderWordTool.tsx'

/** Every word that somebody marked, by step. */
export function MarkedPage() {
  const { queries } = useServices()
  const { data: marked } = useSuspenseQuery(queries.marked)
  return (
    <PageFrame title="Klinkt raar" intro="Klinkt een woord weer goed? Zet ‘Klinkt raar’ dan uit.">
      <PronunciationTabs current="marked" />
      {marked.length === 0 ? (
        <EmptyState
          title="Geen enkel woord is gemarkeerd."
          mood="blij"
          buddy={1}
          action={
            <Link to={addresses.pronunciation} className={flatClass('primary')}>
              Luister naar de woorden van een stap
            </Link>
          }
        >
          Kies daar ‘Klinkt raar’ bij een woord dat niet goed klinkt.
        </EmptyState>
      ) : (
        <WordReview sections={bySteps(marked)} renderTool={renderWordTool} />
      )}
    </PageFrame>
  )
}

function bySteps(marked: readonly MarkedWord[]) {
  const steps = new Map(marked.map(({ step }) => [step.id, step]))
  return Array.from(steps.values(), ({ id, world, position, label }) => ({
    title: (
      <>
        <Link to={addresses.step(id)}>
          {position}. {label}
        </Link>
        , wereld {world}
      </>
    ),
    words: marked.filter(({ step }) => step.id === id).map(({ word }) => word),
  }))
}
