import type { MarkedWord } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@letterliaan/web/link'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { WordReview } from '../../features/words/WordReview.tsx'
import { addresses } from '../addresses.ts'
import { renderWordTool } from './renderWordTool.tsx'

/** Every word that somebody marked, by step. */
export function MarkedPage() {
  const { queries } = useServices()
  const { data: marked } = useSuspenseQuery(queries.marked)
  return (
    <PageFrame title="Klinkt raar">
      {marked.length === 0 ? (
        <p>
          Geen enkel woord is gemarkeerd.{' '}
          <Link to={addresses.start}>Luister naar de woorden van een stap</Link> en kies ‘Klinkt raar’ bij een
          woord dat niet goed klinkt.
        </p>
      ) : (
        <>
          <p>Klinkt een woord weer goed? Zet ‘Klinkt raar’ dan uit.</p>
          <WordReview sections={bySteps(marked)} renderTool={renderWordTool} />
        </>
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
