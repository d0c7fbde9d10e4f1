import type { Group, OwnStepSummary, ReviewStep, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { Place } from '../features/search/find-places.ts'
import { addresses } from './addresses.ts'
import * as common from '../app/texts/common.ts'
import { soughtAs as privacySought, title as privacyTitle } from '../features/privacy/texts.ts'
import * as texts from '../features/search/texts.ts'
import { archive } from '../features/children/texts.ts'
import { words as ownWords } from '../features/own-steps/texts.ts'

export interface Searched {
  readonly students?: readonly SupervisedStudent[] | undefined
  readonly groups?: readonly Group[] | undefined
  readonly ownSteps?: readonly OwnStepSummary[] | undefined
  readonly steps?: readonly ReviewStep[] | undefined
}

const pages: readonly (readonly [label: string, to: string, alias?: string])[] = [
  [common.today, addresses.today],
  [common.nowAtWork, addresses.now],
  [common.children, addresses.children],
  [common.addChildren, addresses.addChildren],
  [archive.title, addresses.archive],
  [common.ownSteps, addresses.ownSteps],
  [ownWords.title, addresses.ownWords],
  [common.pronunciation, addresses.pronunciation],
  [common.soundsWrong, addresses.marked],
  [common.voices, addresses.voices],
  [common.books, addresses.books],
  [common.reports, addresses.reports],
  [common.settings, addresses.settings],
  [privacyTitle, addresses.privacy, privacySought],
]

/** Everywhere a supervisor may want to be: pages, then its groups, children and steps. */
export function listPlaces({ students = [], groups = [], ownSteps = [], steps = [] }: Searched): Place[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  return [
    ...pages.map(([label, to, alias = '']): Place => ({ key: to, kind: 'page', label, alias, to })),
    ...groups.map(({ id, name }): Place => ({
      key: `group ${id}`,
      kind: 'group',
      label: name,
      to: addresses.group(id),
    })),
    ...students.map(({ id, screen_name, name, username, group_ids }): Place => {
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
    ...ownSteps.map(({ id, label }): Place => {
      const to = addresses.ownStep(id)
      return { key: `own-step ${id}`, kind: 'step', label, detail: texts.ownStep, to }
    }),
    ...steps.map(({ id, label, world, position }): Place => {
      const detail = fill(common.worldNumber, { world })
      return {
        key: `step ${id}`,
        kind: 'step',
        label: `${position}. ${label}`,
        detail,
        to: addresses.step(id),
      }
    }),
  ]
}
