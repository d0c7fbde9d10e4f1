import type { SchoolRole } from '@letterliaan/contract'
import * as texts from './texts.ts'

interface RoleTexts {
  readonly name: string
  readonly about: string
}

export const roleTexts: Readonly<Record<SchoolRole, RoleTexts>> = {
  begeleider: { name: texts.roles.begeleider, about: texts.roles.aboutBegeleider },
  meekijker: { name: texts.roles.meekijker, about: texts.roles.aboutMeekijker },
  beheerder: { name: texts.roles.beheerder, about: texts.roles.aboutBeheerder },
}

export const roleOptions = (Object.keys(roleTexts) as SchoolRole[]).map((value) => ({
  value,
  label: roleTexts[value].name,
}))
