import type { Group, OwnStepSummary, ReviewStep, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { SearchEntry } from '../features/search/search-entries.ts'
import { addresses } from '../app/addresses.ts'
import { formatStepName } from '../app/format.ts'
import { groupActions, searchablePages } from './searchable-pages.ts'
import { texts as commonTexts } from '../app/texts/common.ts'
import { texts } from '../features/search/texts.ts'

export interface SearchData {
  readonly students?: readonly SupervisedStudent[] | undefined
  readonly groups?: readonly Group[] | undefined
  readonly ownSteps?: readonly OwnStepSummary[] | undefined
  readonly steps?: readonly ReviewStep[] | undefined
  readonly isAdministrator?: boolean
}

/** Returns everything that can be searched. At equal rank children come first. */
export function listSearchEntries({
  students = [],
  groups = [],
  ownSteps = [],
  steps = [],
  isAdministrator = false,
}: SearchData): SearchEntry[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  return [
    ...students.map(({ id, screen_name, name, username, group_ids }): SearchEntry => {
      const detail = group_ids.flatMap((group_id) => groupNames.get(group_id) ?? []).join(', ')
      const to = addresses.child(id)
      return {
        key: `child ${id}`,
        kind: 'child',
        label: screen_name,
        detail,
        alias: `${name} ${username}`,
        to,
      }
    }),
    ...searchablePages
      .filter(({ isForAdministrator }) => isAdministrator || !isForAdministrator)
      .map(({ label, to, words, detail = '' }): SearchEntry => {
        const key = `${label} ${to}`
        return { key, kind: 'page', label, detail, alias: words, to }
      }),
    ...groups.map(({ id, name }): SearchEntry => ({
      key: `group ${id}`,
      kind: 'group',
      label: name,
      to: addresses.group(id),
    })),
    ...groups.flatMap(({ id, name }) =>
      groupActions.map(({ label, words, addressOf }): SearchEntry => {
        const key = `${label} ${id}`
        return { key, kind: 'page', label, detail: name, alias: words, to: addressOf(id) }
      }),
    ),
    ...ownSteps.map(({ id, label }): SearchEntry => {
      const to = addresses.ownStep(id)
      return { key: `own-step ${id}`, kind: 'step', label, detail: texts.ownStep, to }
    }),
    ...steps
      .filter(({ id }) => !ownSteps.some(({ curriculum_step_id }) => curriculum_step_id === id))
      .map(({ id, label, world, position }): SearchEntry => {
        const detail = fill(commonTexts.worldNumber, { world })
        return {
          key: `step ${id}`,
          kind: 'step',
          label: formatStepName({ position, label }),
          detail,
          to: addresses.step(id),
        }
      }),
  ]
}
