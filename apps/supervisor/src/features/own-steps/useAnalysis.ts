import type { AnalysedWord, OwnWord } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../../app/useServices.ts'

/** The first batch is short, so that it is analysed at once. */
const firstBatch = 5
const batchSize = 15
/** The dictionary may still be loading, so the request is repeated a few times. */
const maxKnownCalls = 4
const askAgainMs = 3000

export interface WordAnalysis {
  /** The latest analysis of each word, also while a newer one is loading. */
  readonly byWord: ReadonlyMap<string, AnalysedWord>
  /** Whether each word is in the dictionary. Unknown words are missing. */
  readonly isKnown: ReadonlyMap<string, boolean>
  /** Homophones in the dictionary by word (DOE-6). */
  readonly homophones: ReadonlyMap<string, readonly string[]>
  readonly numDone: number
  /** Analyses words again that failed, or null if none failed. */
  readonly retry: (() => void) | null
}

interface Answers {
  /** The key is the whole request, so that a corrected word is analysed again. */
  readonly byQuestion: ReadonlyMap<string, AnalysedWord>
  readonly byWord: ReadonlyMap<string, AnalysedWord>
}

const nothing: Answers = { byQuestion: new Map(), byWord: new Map() }

/** Keeps only what the analysis uses, so that typing a sentence sends nothing. */
const toQuestion = ({ word, marked, correction }: OwnWord): OwnWord => ({
  word,
  marked,
  correction,
  image: null,
  plural_form: null,
  difficulties: [1],
  sentence: '',
})

/** Analyses words in batches, so that the first words of a long list are shown early. */
export function useAnalysis(words: readonly OwnWord[]): WordAnalysis {
  const { client, queryClient } = useServices()
  const [answers, setAnswers] = useState(nothing)
  const [numFailed, setNumFailed] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const questions = words.map(toQuestion)
  const missing = questions.filter((question) => !answers.byQuestion.has(JSON.stringify(question)))
  const batch = missing.slice(0, answers === nothing ? firstBatch : batchSize)
  const asked = JSON.stringify(batch)

  useEffect(() => {
    if (asked === '[]') return
    const body = { words: JSON.parse(asked) as OwnWord[] }
    queryClient
      .fetchQuery({
        queryKey: ['own-word-analysis', asked, attempt],
        queryFn: () => client.call('POST /api/v1/begeleider/own-word/analysis', { body }),
        staleTime: Infinity,
      })
      .then(
        (analysed) => setAnswers((before) => withAnswers(before, body.words, analysed)),
        () => setNumFailed((count) => count + 1),
      )
  }, [asked, attempt, client, queryClient])

  const isKnown = useKnownWords(words.map(({ word }) => word))
  const analysed = words.flatMap(({ word }) => answers.byWord.get(word) ?? [])
  const isWord = useKnownWords(
    analysed.flatMap(({ sound_alikes }) => sound_alikes).slice(0, ownStepLimits.words),
  )
  return {
    byWord: answers.byWord,
    isKnown,
    homophones: new Map(
      analysed.map(({ word, sound_alikes }) => [word, sound_alikes.filter((other) => isWord.get(other))]),
    ),
    numDone: words.length - missing.length,
    retry: numFailed > attempt && batch.length > 0 ? () => setAttempt(numFailed) : null,
  }
}

function withAnswers(before: Answers, asked: readonly OwnWord[], analysed: readonly AnalysedWord[]): Answers {
  const byQuestion = new Map(before.byQuestion)
  const byWord = new Map(before.byWord)
  for (const [at, answer] of analysed.entries()) {
    byQuestion.set(JSON.stringify(asked[at]), answer)
    byWord.set(answer.word, answer)
  }
  return { byQuestion, byWord }
}

/** Looks up the words in a separate request, because the dictionary takes seconds to open. */
function useKnownWords(texts: readonly string[]): ReadonlyMap<string, boolean> {
  const { client } = useServices()
  const { data = new Map<string, boolean>() } = useQuery({
    queryKey: ['own-word-known', texts],
    queryFn: async () => {
      const known = await client.call('POST /api/v1/begeleider/own-word/known', {
        body: { words: [...texts] },
      })
      return new Map(
        texts.flatMap((word, at) => (typeof known[at] === 'boolean' ? [[word, known[at]] as const] : [])),
      )
    },
    enabled: texts.length > 0,
    // A busy server may not have looked up every word.
    refetchInterval: ({ state: { data: known, dataUpdateCount } }) =>
      known !== undefined && known.size < texts.length && dataUpdateCount < maxKnownCalls && askAgainMs,
    placeholderData: (before: Map<string, boolean> | undefined) => before,
    staleTime: Infinity,
  })
  return data
}
