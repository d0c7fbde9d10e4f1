import type { SchoolRole } from '@letterliaan/contract'
import { Choice } from '../../app/controls/index.ts'
import { roleOptions, roleTexts } from './tell-role.ts'
import { texts } from './texts.ts'

export interface RoleChoiceProps {
  readonly role: SchoolRole
  readonly onChange: (role: SchoolRole) => void
}

export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <>
      <Choice legend={texts.roles.legend} options={roleOptions} value={role} onChange={onChange} />
      <p>{roleTexts[role].about}</p>
    </>
  )
}
