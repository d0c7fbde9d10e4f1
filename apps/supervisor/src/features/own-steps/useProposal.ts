import type { OwnStepProposal, OwnWord } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

/** What these words would become as a step; undefined until it is known. Sentences and plurals change nothing of it. */
export function useProposal(words: readonly OwnWord[]): OwnStepProposal | undefined {
  const { client } = useServices()
  const bare = words.map((own) => Object.assign({}, own, { sentence: '', plural_form: null, image: null }))
  const { data } = useQuery({
    queryKey: ['own-step-proposal', bare],
    queryFn: () =>
      client.call('POST /api/v1/begeleider/own-step/proposal', { body: { label: 'Voorstel', words: bare } }),
    enabled: bare.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  return data
}
