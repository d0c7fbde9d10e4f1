import type { OwnStep, OwnWord, WeekDictation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { removeBasePath } from '@letterliaan/web/base-path'
import { addresses, PageFrame, useChange, useServices } from '../../app/index.ts'
import { giveStepToGroup } from '../../features/own-steps/give-step.ts'
import { WordListPanels } from '../../features/own-steps/WordListPanels.tsx'
import { useAnalysis } from '../../features/own-steps/useAnalysis.ts'
import { useWordList } from '../../features/own-steps/useWordList.ts'
import { giveDictation } from '../../features/week-dictation/dictation-changes.ts'
import { GiveWordsForm } from '../../features/week-dictation/GiveWordsForm.tsx'
import { texts } from '../../features/week-dictation/texts.ts'
import { useDictationPreview } from '../../features/week-dictation/useDictationPreview.ts'
import { createGroupPage } from '../subject-pages.tsx'

/** Gives a group the words of a week, after they were pasted and checked (DOE-5). */
export const WeekWordsPage = createGroupPage(function WeekWords({ group: { id, name } }) {
  const { navigator } = useServices()
  const ready = useChange(giveStepToGroup)
  const list = useWordList(([step]) => step && giveWords(step))
  const giving = useChange(giveDictation(leave), (dictation) => {
    list.forget()
    navigator.go(addresses.dictation(dictation.id))
  })
  const { words } = list

  async function giveWords(step: OwnStep) {
    const isReady = await ready.run({ step, group_id: id })
    navigator.go(isReady ? addresses.group(id) : addresses.ownStep(step.id))
  }

  function leave(dictation: WeekDictation) {
    const isThere = removeBasePath(window.location.pathname) === addresses.dictation(dictation.id)
    if (isThere) navigator.go(addresses.group(id))
  }
  const previewing = useDictationPreview(id, useCategories(words))

  return (
    <PageFrame
      title={fill(texts.give.title, { name })}
      back={<Link to={addresses.group(id)}>{name}</Link>}
      intro={list.isPasting && texts.give.intro}
    >
      <WordListPanels list={list}>
        <GiveWordsForm
          groupName={name}
          previewing={previewing}
          isBusy={giving.isBusy || ready.isBusy || list.isBusy}
          onGive={(label, day) =>
            day === null
              ? list.keep(label, [])
              : giving.run({ group_id: id, day, list: { label, words: [...words] } })
          }
        />
      </WordListPanels>
    </PageFrame>
  )
})

function useCategories(words: readonly OwnWord[]): readonly string[] {
  const { byWord } = useAnalysis(words)
  const all = words.flatMap(({ word }) => byWord.get(word)?.categories ?? [])
  return [...new Set(all.map(({ category }) => category))].toSorted().slice(0, 60)
}
