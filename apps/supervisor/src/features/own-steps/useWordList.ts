import type { OwnStep, OwnStepProposal, OwnWord } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDraft } from '../../app/data/useDraft.ts'
import { useChange } from '../../app/data/useChange.ts'
import { useDebouncedValue } from '../../app/data/useDebouncedValue.ts'
import { useServices } from '../../app/useServices.ts'
import { saveWordList, noWords, splitWords, toProposalWords, toWordList } from './word-list.ts'
import { texts } from './texts.ts'

export function useWordList(onKept: (steps: readonly OwnStep[]) => unknown) {
  const { value, change, forget } = useDraft('words', noWords)
  const splitting = useChange(splitWords, (pasted) => change({ pasted, words: pasted.words }))
  const keeping = useChange(saveWordList, (steps) => {
    forget()
    onKept(steps)
  })

  return {
    ...value,
    isPasting: value.pasted === null || value.words.length === 0,
    isBusy: splitting.isBusy || keeping.isBusy,
    proposal: useProposal(value.words),
    forget,
    write: (text: string) => change({ text }),
    change: (words: readonly OwnWord[]) => change({ words }),
    again: () => change({ pasted: null }),
    split: () => splitting.run(value.text),
    keep: (label: string, apart: readonly string[]) => keeping.run(toWordList(label, value.words, apart)),
  }
}

export type EditedWordList = ReturnType<typeof useWordList>

/** Returns the step that these words would become, or undefined while loading. */
function useProposal(words: readonly OwnWord[]): OwnStepProposal | undefined {
  const { client } = useServices()
  const settled = useDebouncedValue(JSON.stringify(toProposalWords(words)))
  const { data } = useQuery({
    queryKey: ['own-step-proposal', settled],
    queryFn: () => {
      const body = { label: texts.proposal, words: JSON.parse(settled) as OwnWord[] }
      return client.call('POST /api/v1/begeleider/own-step/proposal', { body })
    },
    enabled: settled !== '[]',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
