import type { MarkedWord } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@letterliaan/web/link'
import { fill } from '@letterliaan/texts'
import { EmptyState, FlatLink } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { WordReview } from '../../features/words/WordReview.tsx'
import { LessonTabs } from './LessonTabs.tsx'
import { renderWordTool } from './renderWordTool.tsx'
import { texts } from '../../features/words/texts.ts'

export function MarkedPage() {
  const { queries } = useServices()
  const { data: marked } = useSuspenseQuery(queries.marked)
  return (
    <PageFrame title={commonTexts.soundsWrong} intro={texts.marked.intro}>
      <LessonTabs current={addresses.marked} />
      {marked.length === 0 ? (
        <EmptyState
          title={texts.marked.none}
          mood="blij"
          buddy={1}
          action={
            <FlatLink to={addresses.pronunciation} look="primary">
              {texts.marked.listen}
            </FlatLink>
          }
        >
          {texts.marked.hint}
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
        {fill(texts.marked.inWorld, { world })}
      </>
    ),
    words: marked.filter(({ step }) => step.id === id).map(({ word }) => word),
  }))
}
