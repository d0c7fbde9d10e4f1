import {
  usualCalmProfile,
  type SupervisedStudent,
  type CalmProfile,
  type CalmProfileChanges,
} from '@letterliaan/contract'
import { Panel, CollapsedPanel, Checkbox, Choice } from '../../app/controls/index.ts'
import { commonTexts, useMayChange, useServices, layout } from '../../app/index.ts'
import { calmSwitches, calmChoices } from './choices.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'
import { createRandomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSavedChoice } from '../../app/controls/useSavedChoice.ts'

/** Edits a child's calm profile. The child's game applies it at once (supervisor.md, Calm profile; KALM-1). */
export function CalmProfilePanel({ student }: { readonly student: SupervisedStudent }) {
  const [profile, change] = useCalmProfile(student.id)
  return (
    <Panel title={texts.title}>
      <p>{fill(texts.intro, { screen_name: student.screen_name })}</p>
      <CalmFields profile={profile} offered={calmSwitches} onChange={change} />
    </Panel>
  )
}

/** Shows a change at once. If saving fails, reverts the change and reports the failure. */
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
  /** True if another change is pending. The response of this one would then reset the newer choice. */
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

interface NewChildPanelProps {
  readonly profile: CalmProfileChanges
  readonly onSave: (profile: CalmProfileChanges) => Promise<boolean>
}

/** Excludes reading aloud, which follows the child's level until somebody changes it. */
const offeredForNew = calmSwitches.filter(({ name }) => name !== 'read_aloud')

type Usual = typeof usualCalmProfile
const names = Object.keys(usualCalmProfile) as (keyof Usual)[]

const differing = (chosen: CalmProfileChanges): CalmProfileChanges => {
  const own = names.filter((name) => chosen[name] !== undefined && chosen[name] !== usualCalmProfile[name])
  return Object.fromEntries(own.map((name) => [name, chosen[name]]))
}

export function NewChildPanel({ profile: known, onSave }: NewChildPanelProps) {
  const { chosen, choose: save } = useSavedChoice(known, onSave)
  const profile: Usual = { ...usualCalmProfile, ...chosen }
  const choose = (changes: CalmProfileChanges) => save(differing({ ...chosen, ...changes }))
  return (
    <CollapsedPanel title={texts.newChildren.title} hint={texts.newChildren.hint}>
      <Panel>
        <p>{texts.newChildren.explained}</p>
        <CalmFields profile={profile} offered={offeredForNew} onChange={choose} />
      </Panel>
    </CollapsedPanel>
  )
}

interface CalmFieldsProps {
  readonly profile: Partial<CalmProfile>
  readonly offered: readonly (typeof calmSwitches)[number][]
  readonly onChange: (changes: CalmProfileChanges) => void
}

function CalmFields({ profile, offered, onChange }: CalmFieldsProps) {
  return (
    <>
      <div className={layout.wideColumns}>
        {calmChoices.map(({ name, label, options }) => (
          <div key={name} className={layout.stack2}>
            <b aria-hidden="true">{label}</b>
            <Choice
              legend={label}
              options={options.map((option) => ({ value: String(option.value), label: option.label }))}
              value={String(profile[name])}
              onChange={(text) => {
                const chosen = options.find(({ value }) => String(value) === text)
                if (chosen !== undefined) onChange({ [name]: chosen.value })
              }}
            />
          </div>
        ))}
      </div>
      <div className={layout.checks}>
        {offered.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            isChecked={profile[name] === true}
            onToggle={() => onChange({ [name]: profile[name] !== true })}
          />
        ))}
      </div>
    </>
  )
}
