import { noTypedNames, type TypedName, type RosterList } from './roster-list.ts'
import { texts } from './texts.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import type { Group, RosterDecision } from '@letterliaan/contract'

export const rosterInputOptions = [
  { value: 'paste', label: texts.input.paste },
  { value: 'type', label: texts.input.type },
  { value: 'file', label: commonTexts.file },
] as const

type RosterWay = (typeof rosterInputOptions)[number]['value']

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

/** The group of rows that name no group: an existing group, a new one, or none. */
export type RosterGroup =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'group'; readonly id: number }

/** Returns the chosen group if it exists, or else group `group_id`, or else the only group. */
export function chooseGroup(
  chosen: RosterGroup | null,
  groups: readonly Pick<Group, 'id'>[],
  group_id: number | undefined,
): RosterGroup {
  const isThere = chosen?.kind !== 'group' || groups.some(({ id }) => id === chosen.id)
  if (chosen !== null && isThere) return chosen
  const group = groups.find(({ id }) => id === group_id) ?? (groups.length === 1 ? groups[0] : undefined)
  if (group) return { kind: 'group', id: group.id }
  return groups.length === 0 ? { kind: 'new', name: '' } : { kind: 'none' }
}

export const isGroupNameMissing = (group: RosterGroup, decisions: readonly RosterDecision[]): boolean =>
  group.kind === 'new' && group.name === '' && decisions.some(({ row }) => row.group_names.length === 0)

export const toPreviewQuery = (list: RosterList | null, group: RosterGroup) => ({
  ...(group.kind === 'group' && { group_id: group.id }),
  ...(group.kind === 'new' && group.name !== '' && { group_name: group.name }),
  ...(list?.columns && {
    columns: list.columns.columns.join(','),
    has_header: String(list.columns.has_header) as 'true' | 'false',
  }),
  is_complete: String(list?.isComplete ?? false) as 'true' | 'false',
})
