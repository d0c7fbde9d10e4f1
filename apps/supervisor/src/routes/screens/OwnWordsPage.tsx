import type { OwnWord, PastedWords } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useDraft } from '../../app/data/drafts.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PasteForm, RefusedList } from '../../features/own-steps/PasteForm.tsx'
import { SaveWords } from '../../features/own-steps/SaveWords.tsx'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { addresses } from '../addresses.ts'

interface WordsDraft {
  readonly text: string
  /** Null: not looked at yet. */
  readonly pasted: PastedWords | null
  readonly words: readonly OwnWord[]
}

const noWords: WordsDraft = { text: '', pasted: null, words: [] }

/** This week's words: pasted, looked through, and kept as a step. */
export function OwnWordsPage() {
  const { client, queries, queryClient, navigator } = useServices()
  const notify = useNotify()
  const { value, change, forget } = useDraft('words', noWords)
  const { text, pasted, words } = value
  const { isBusy, attempt } = useAttempt()

  const split = () =>
    attempt(async () => {
      const next = await client.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
      change({ pasted: next, words: next.words })
    })

  const save = (label: string) =>
    attempt(async () => {
      const body = await client.call('POST /api/v1/begeleider/own-step/proposal', {
        body: { label, words: [...words] },
      })
      const { id } = await client.call('POST /api/v1/begeleider/own-step', {
        body,
        idempotencyKey: randomId(),
      })
      forget()
      await queryClient.invalidateQueries({ queryKey: queries.ownSteps.queryKey })
      notify('success', 'De stap is bewaard. Met ‘Zet klaar voor …’ krijgen uw leerlingen hem meteen.')
      navigator.go(addresses.ownStep(id))
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
            onSave={(label) => void save(label)}
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
