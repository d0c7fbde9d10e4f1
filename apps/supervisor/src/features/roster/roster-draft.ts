import type { RosterGroup } from './roster-group.ts'
import { noTypedNames, type TypedName } from './roster-list.ts'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

const waysOfAnybody = [
  { value: 'paste', label: texts.input.paste },
  { value: 'type', label: texts.input.type },
  { value: 'file', label: common.file },
] as const
const administration = { value: 'administration', label: common.schoolAdministration } as const

export type RosterWay = (typeof waysOfAnybody)[number]['value'] | typeof administration.value

export const waysOf = (hasAdministration: boolean) =>
  hasAdministration ? [...waysOfAnybody, administration] : waysOfAnybody

export interface RosterDraft {
  /** Null: not chosen yet. */
  readonly group: RosterGroup | null
  /** The name of a new group, as it is being typed. */
  readonly groupName: string
  readonly way: RosterWay
  readonly text: string
  readonly names: readonly TypedName[]
}

export const noRosterDraft: RosterDraft = {
  group: null,
  groupName: '',
  way: 'paste',
  text: '',
  names: noTypedNames,
}
