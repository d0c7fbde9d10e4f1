import type { RosterGroup } from './roster-group.ts'
import { noTypedNames, type TypedName } from './roster-list.ts'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'

export const rosterWays = [
  { value: 'paste', label: texts.input.paste },
  { value: 'type', label: texts.input.type },
  { value: 'file', label: commonTexts.file },
] as const

export type RosterWay = (typeof rosterWays)[number]['value']

export interface RosterDraft {
  /** Null if not chosen yet. */
  readonly group: RosterGroup | null
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
