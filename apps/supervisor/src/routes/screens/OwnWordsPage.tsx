import type { OwnWord, PastedWords } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PasteForm, RefusedList } from '../../features/own-steps/PasteForm.tsx'
import { SaveWords } from '../../features/own-steps/SaveWords.tsx'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { addresses } from '../addresses.ts'

/** This week's words: pasted, looked through, and kept as a step. */
export function OwnWordsPage() {
  const { client, queries, queryClient, navigator } = useServices()
  const notify = useNotify()
  const [pasted, setPasted] = useState<PastedWords | null>(null)
  const [words, setWords] = useState<readonly OwnWord[]>([])
  const [isBusy, setBusy] = useState(false)

  async function work(action: () => Promise<void>) {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      notify('error', error instanceof Error ? error.message : 'Dat is niet gelukt.')
    } finally {
      setBusy(false)
    }
  }

  const split = (text: string) =>
    work(async () => {
      const next = await client.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
      setPasted(next)
      setWords(next.words)
    })

  const save = (label: string) =>
    work(async () => {
      const body = await client.call('POST /api/v1/begeleider/own-step/proposal', {
        body: { label, words: [...words] },
      })
      const { id } = await client.call('POST /api/v1/begeleider/own-step', {
        body,
        idempotencyKey: randomId(),
      })
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
          <PasteForm isBusy={isBusy} onPaste={(text) => void split(text)} />
          {pasted !== null && pasted.refused.length === 0 && <Notice>Hier staan geen woorden in.</Notice>}
        </Panel>
      ) : (
        <>
          <Panel title={`2. Bekijk de ${words.length} woorden`} isFlush>
            <WordEditor words={words} findings={[]} hasStars={false} onChange={setWords} />
          </Panel>
          <SaveWords isBusy={isBusy} onSave={(label) => void save(label)} onAgain={() => setPasted(null)} />
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
