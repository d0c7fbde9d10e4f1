import { usualCalmProfile, type CalmProfileChanges } from '@letterliaan/contract'
import { Folded, Panel } from '../../app/controls/index.ts'
import { useSavedChoice } from '../../app/controls/useSavedChoice.ts'
import { CalmFields } from './CalmFields.tsx'
import { calmSwitches } from './choices.ts'
import { texts } from './texts.ts'

export interface NewChildPanelProps {
  readonly profile: CalmProfileChanges
  readonly onSave: (profile: CalmProfileChanges) => Promise<boolean>
}

/** Reading aloud follows the child's group until somebody changes it. */
const offered = calmSwitches.filter(({ name }) => name !== 'read_aloud')

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
    <Folded title={texts.newChildren.title} hint={texts.newChildren.hint}>
      <Panel>
        <p>{texts.newChildren.explained}</p>
        <CalmFields profile={profile} offered={offered} onChange={choose} />
      </Panel>
    </Folded>
  )
}
