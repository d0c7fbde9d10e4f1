import type { SchoolRole, StaffRole } from '@letterliaan/contract'
import { texts } from './texts.ts'

interface RoleTexts {
  readonly name: string
  readonly about: string
}

export const roleTexts: Readonly<Record<StaffRole, RoleTexts>> = {
  bestuur: { name: texts.roles.bestuur, about: texts.roles.aboutBestuur },
  begeleider: { name: texts.roles.begeleider, about: texts.roles.aboutBegeleider },
  meekijker: { name: texts.roles.meekijker, about: texts.roles.aboutMeekijker },
  beheerder: { name: texts.roles.beheerder, about: texts.roles.aboutBeheerder },
}

const schoolRoles: readonly SchoolRole[] = ['begeleider', 'meekijker', 'beheerder']

export const roleOptions = schoolRoles.map((value) => ({
  value,
  label: roleTexts[value].name,
}))
