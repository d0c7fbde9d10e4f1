import type { OwnWord, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { unplaced } from '@letterliaan/web/place'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { PasteForm, RefusedList } from '../../features/own-steps/PasteForm.tsx'
import * as wordTexts from '../../features/own-steps/texts.ts'
import { useAnalysis } from '../../features/own-steps/useAnalysis.ts'
import { useWordList } from '../../features/own-steps/useWordList.ts'
import { WordEditor } from '../../features/own-steps/WordEditor.tsx'
import { giveDictation } from '../../features/week-dictation/dictation-changes.ts'
import { GiveDictationForm } from '../../features/week-dictation/GiveDictationForm.tsx'
import * as texts from '../../features/week-dictation/texts.ts'
import { useDictationPreview } from '../../features/week-dictation/useDictationPreview.ts'
import { addresses } from '../../app/addresses.ts'
import { ofGroup } from '../whose-page.tsx'

/** The words of a week for a group: pasted, looked through, and given with a day (DOE-5). */
export const NewDictationPage = ofGroup(function NewDictation({ group: { id, name } }) {
  const { navigator } = useServices()
  const list = useWordList(() => undefined)
  const giving = useChange(giveDictation(leave), (dictation) => {
    list.forget()
    navigator.go(addresses.dictation(dictation.id))
  })
  const { text, pasted, words } = list

  /** A dictation that is taken back has no page any more. */
  function leave(dictation: WeekDictation) {
    const isThere = unplaced(window.location.pathname) === addresses.dictation(dictation.id)
    if (isThere) navigator.go(addresses.group(id))
  }
  const isPasting = pasted === null || words.length === 0
  const preview = useDictationPreview(id, useCategories(words))

  return (
    <PageFrame
      title={fill(texts.give.title, { name })}
      back={<Link to={addresses.group(id)}>{name}</Link>}
      intro={isPasting && texts.give.intro}
    >
      {pasted !== null && pasted.refused.length > 0 && (
        <Notice look="attention">
          <b>{wordTexts.words.ignored}</b>
          <RefusedList refused={pasted.refused} />
        </Notice>
      )}
      {isPasting ? (
        <Panel title={wordTexts.words.paste}>
          <PasteForm text={text} onText={list.write} isBusy={list.isBusy} onPaste={() => void list.split()} />
          {pasted !== null && pasted.refused.length === 0 && <Notice>{wordTexts.words.none}</Notice>}
        </Panel>
      ) : (
        <>
          <Panel title={fill(wordTexts.words.check, { count: words.length })} isFlush>
            <WordEditor words={words} findings={[]} hasStars={false} onChange={list.change} />
          </Panel>
          <GiveDictationForm
            groupName={name}
            preview={preview}
            isBusy={giving.isBusy}
            onGive={(label, day) =>
              void giving.run({ group_id: id, day, list: { label, words: [...words] } })
            }
            onAgain={list.again}
          />
        </>
      )}
    </PageFrame>
  )
})

/** Returns the categories of the words, once each. */
function useCategories(words: readonly OwnWord[]): readonly string[] {
  const { byWord } = useAnalysis(words)
  const all = words.flatMap(({ word }) => byWord.get(word)?.categories ?? [])
  return [...new Set(all.map(({ category }) => category))].toSorted().slice(0, 60)
}
