import type { OwnWord, PastedWords } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useDraft } from '../../app/data/drafts.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PasteForm, RefusedList } from '../../features/own-steps/PasteForm.tsx'
import { SaveWords } from '../../features/own-steps/SaveWords.tsx'
import { useProposal } from '../../features/own-steps/useProposal.ts'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { addresses } from '../addresses.ts'

interface WordsDraft {
  readonly text: string
  /** Null: not looked at yet. */
  readonly pasted: PastedWords | null
  readonly words: readonly OwnWord[]
}

const noWords: WordsDraft = { text: '', pasted: null, words: [] }

/** What the step of the words that differ is called. */
function otherLabel(label: string): string {
  const addition = ', andere woorden'
  return `${label.slice(0, ownStepLimits.label - addition.length).trimEnd()}${addition}`
}

/** This week's words: pasted, looked through, and kept as a step. */
export function OwnWordsPage() {
  const { client, queries, queryClient, navigator } = useServices()
  const notify = useNotify()
  const { value, change, forget } = useDraft('words', noWords)
  const { text, pasted, words } = value
  const { isBusy, attempt } = useAttempt()
  const proposal = useProposal(words)
  const { data: productSteps = [] } = useQuery(queries.productSteps)

  const split = () =>
    attempt(async () => {
      const next = await client.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
      change({ pasted: next, words: next.words })
    })

  async function keepStep(label: string, some: readonly OwnWord[]): Promise<number> {
    const { step } = await client.call('POST /api/v1/begeleider/own-step/proposal', {
      body: { label, words: [...some] },
    })
    const { id } = await client.call('POST /api/v1/begeleider/own-step', {
      body: step,
      idempotencyKey: randomId(),
    })
    return id
  }

  const save = (label: string, apart: readonly string[]) =>
    attempt(async () => {
      const others = words.filter(({ word }) => apart.includes(word))
      const id = await keepStep(
        label,
        words.filter(({ word }) => !apart.includes(word)),
      )
      if (others.length > 0) {
        // What is kept is not kept again where the second is refused.
        change({ words: others })
        await keepStep(otherLabel(label), others)
      }
      forget()
      await queryClient.invalidateQueries({ queryKey: queries.ownSteps.queryKey })
      if (others.length > 0) {
        navigator.go(addresses.ownSteps)
        return notify('success', 'De twee stappen zijn bewaard. Open een stap om hem klaar te zetten.')
      }
      navigator.go(addresses.ownStep(id))
      notify('success', 'De stap is bewaard. Met ‘Zet klaar voor …’ krijgen uw leerlingen hem meteen.')
    })

  return (
    <PageFrame
      title="Woorden van de week"
      back={<Link to={addresses.ownSteps}>Stappen</Link>}
      intro="Plak uw lijst. U ziet meteen hoe elk woord is opgebouwd, en maakt er een stap van die uw leerlingen spelen."
    >
      {pasted === null || words.length === 0 ? (
        <Panel title="1. Plak uw woorden">
          <PasteForm
            text={text}
            onText={(next) => change({ text: next })}
            isBusy={isBusy}
            onPaste={() => void split()}
          />
          {pasted !== null && pasted.refused.length === 0 && <Notice>Hier staan geen woorden in.</Notice>}
        </Panel>
      ) : (
        <>
          <Panel title={`2. Bekijk de ${words.length} woorden`} isFlush>
            <WordEditor
              words={words}
              findings={[]}
              hasStars={false}
              onChange={(next) => change({ words: next })}
            />
          </Panel>
          <SaveWords
            isBusy={isBusy}
            proposal={proposal}
            labelOf={(category) => productSteps.find((step) => step.category === category)?.label}
            onSave={(label, apart) => void save(label, apart)}
            onAgain={() => change({ pasted: null })}
          />
        </>
      )}
      {pasted !== null && pasted.refused.length > 0 && (
        <Notice look="attention">
          <b>Dit is niet overgenomen</b>
          <RefusedList refused={pasted.refused} />
        </Notice>
      )}
    </PageFrame>
  )
}
