import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { WordListPanels } from '../../features/own-steps/WordListPanels.tsx'
import { SaveWords } from '../../features/own-steps/SaveWords.tsx'
import { useWordList } from '../../features/own-steps/useWordList.ts'
import { texts } from '../../features/own-steps/texts.ts'

export function OwnWordsPage() {
  const { queries, navigator } = useServices()
  const { data: curriculum = [] } = useQuery(queries.curriculum)
  const list = useWordList(([step, other]) =>
    navigator.go(step && !other ? addresses.ownStep(step.id) : addresses.ownSteps),
  )

  return (
    <PageFrame
      title={texts.words.title}
      back={<Link to={addresses.ownSteps}>{commonTexts.steps}</Link>}
      intro={texts.words.intro}
    >
      <WordListPanels list={list}>
        <SaveWords
          isBusy={list.isBusy}
          proposal={list.proposal}
          labelOf={(category) => curriculum.find((step) => step.category === category)?.label}
          onSave={(label, apart) => list.keep(label, apart)}
        />
      </WordListPanels>
    </PageFrame>
  )
}
