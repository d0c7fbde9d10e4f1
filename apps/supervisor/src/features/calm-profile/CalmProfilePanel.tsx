import type { SupervisedStudent, CalmProfile, CalmProfileChanges } from '@letterliaan/contract'
import { Panel } from '../../app/controls/index.ts'
import { commonTexts, useMayChange, useServices } from '../../app/index.ts'
import { CalmFields } from './CalmFields.tsx'
import { calmSwitches } from './choices.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { createRandomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** Edits a child's calm profile, which its game applies at once (supervisor.md, Calm profile; KALM-1). */
export function CalmProfilePanel({ student }: { readonly student: SupervisedStudent }) {
  const [profile, change] = useCalmProfile(student.id)
  return (
    <Panel title={texts.title}>
      <p>{fill(texts.intro, { screen_name: student.screen_name })}</p>
      <CalmFields profile={profile} offered={calmSwitches} onChange={change} />
    </Panel>
  )
}

/** Shows a change at once; a failed one is reverted and reported. */
function useCalmProfile(
  id: number,
): readonly [profile: CalmProfile, change: (changes: CalmProfileChanges) => void] {
  const { client, queries } = useServices()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const query = queries.calmProfile(id)
  const { data: stored } = useSuspenseQuery(query)
  const [sent, setSent] = useState<CalmProfileChanges>({})
  const mutationKey = ['calm-profile', id]
  /** Skips the response while another change is pending, as it would reset that choice. */
  const isMoreOnItsWay = (): boolean => queryClient.isMutating({ mutationKey }) > 1
  const { mutate } = useMutation({
    mutationKey,
    // Runs changes in order, so that the last choice is stored.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (calm_profile: CalmProfileChanges) =>
      client.call('PATCH /api/v1/begeleider/student/:id', {
        params: { id },
        body: { calm_profile },
        idempotencyKey: createRandomId(),
      }),
    onError: (error) => notify('error', error.message),
    async onSettled() {
      if (isMoreOnItsWay()) return
      await queryClient.invalidateQueries(query)
      if (!isMoreOnItsWay()) setSent({})
    },
  })
  const mayChange = useMayChange()
  const change = (changes: CalmProfileChanges): void => {
    if (!mayChange) return notify('error', commonTexts.onlyLooking)
    setSent((before) => ({ ...before, ...changes }))
    mutate(changes)
  }
  return [{ ...stored, ...sent }, change]
}
