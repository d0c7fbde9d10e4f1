import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PasteForm, RefusedList } from '../../features/own-steps/PasteForm.tsx'
import { SaveWords } from '../../features/own-steps/SaveWords.tsx'
import { useWordList } from '../../features/own-steps/useWordList.ts'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { addresses } from '../../app/addresses.ts'
import { readSoughtGroup } from '../sought-group.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from '../../features/own-steps/texts.ts'

/** This week's words: pasted, looked through, and kept as a step. */
export function OwnWordsPage() {
  const { queries, navigator } = useServices()
  const { data: productSteps = [] } = useQuery(queries.productSteps)
  const [group_id] = useState(readSoughtGroup)
  const addressOf = (id: number) =>
    group_id === null ? addresses.ownStep(id) : addresses.ownStepFor(id, group_id)
  const list = useWordList(([step, other]) =>
    navigator.go(step && !other ? addressOf(step.id) : addresses.ownSteps),
  )
  const { text, pasted, words, isBusy } = list

  return (
    <PageFrame
      title={texts.words.title}
      back={<Link to={addresses.ownSteps}>{common.steps}</Link>}
      intro={texts.words.intro}
    >
      {pasted !== null && pasted.refused.length > 0 && (
        <Notice look="attention">
          <b>{texts.words.ignored}</b>
          <RefusedList refused={pasted.refused} />
        </Notice>
      )}
      {pasted === null || words.length === 0 ? (
        <Panel title={texts.words.paste}>
          <PasteForm text={text} onText={list.write} isBusy={isBusy} onPaste={() => void list.split()} />
          {pasted !== null && pasted.refused.length === 0 && <Notice>{texts.words.none}</Notice>}
        </Panel>
      ) : (
        <>
          <Panel title={fill(texts.words.check, { count: words.length })} isFlush>
            <WordEditor words={words} findings={[]} hasStars={false} onChange={list.change} />
          </Panel>
          <SaveWords
            isBusy={isBusy}
            proposal={list.proposal}
            labelOf={(category) => productSteps.find((step) => step.category === category)?.label}
            onSave={(label, apart) => void list.keep(label, apart)}
            onAgain={list.again}
          />
        </>
      )}
    </PageFrame>
  )
}
