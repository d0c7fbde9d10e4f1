import type { Today, TodayLine } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { Attention } from './AttentionList.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

export interface AttentionAddresses {
  readonly marked: string
  readonly reports: string
  readonly groupPath: (group_id: number) => string
}

export interface AttentionGroup {
  readonly id: number
  readonly name: string
  readonly student_ids: readonly number[]
}

const maxNames = 6

/** A class that begins is one line, with the path for all of it: no line a child is told of the same. */
export function foldBeginners(
  lines: readonly TodayLine[],
  groups: readonly AttentionGroup[],
  { groupPath }: Pick<AttentionAddresses, 'groupPath'>,
): { readonly beginning: readonly Attention[]; readonly lines: readonly TodayLine[] } {
  const left = new Map(
    lines
      .filter(({ causes }) => causes.some(({ kind }) => kind === 'no_steps'))
      .map((line) => [line.id, line]),
  )
  const beginning = groups.flatMap(({ id, name, student_ids }): Attention[] => {
    const children = student_ids.flatMap((student_id) => left.get(student_id) ?? [])
    if (children.length < 2) return []
    for (const child of children) left.delete(child.id)
    return [
      {
        key: `group ${id}`,
        sign: 'path',
        title: fill(texts.withoutSteps.title, { count: children.length, group: name }),
        advice: listNames(children.map(({ screen_name }) => screen_name)),
        actions: [{ label: fill(texts.withoutSteps.prepareFor, { name }), to: groupPath(id) }],
      },
    ]
  })
  const folded = ({ id, causes }: TodayLine): boolean =>
    causes.some(({ kind }) => kind === 'no_steps') && !left.has(id)
  return { beginning, lines: lines.filter((line) => !folded(line)) }
}

const listNames = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : fill(common.namesAndMore, {
        names: names.slice(0, maxNames).join(', '),
        count: names.length - maxNames,
      })

/** What is not about a child. */
export const listOthers = (
  { num_marked_words, num_open_reports }: Pick<Today, 'num_marked_words' | 'num_open_reports'>,
  addresses: Pick<AttentionAddresses, 'marked' | 'reports'>,
): readonly Attention[] => {
  const items: Attention[] = []
  if (num_marked_words > 0)
    items.push({
      key: 'marked',
      sign: 'sounds',
      title: fill(texts.marked.title, { count: num_marked_words }),
      advice: texts.marked.advice,
      actions: [{ label: texts.marked.action, to: addresses.marked }],
    })
  if (num_open_reports > 0)
    items.push({
      key: 'reports',
      sign: 'flag',
      title: fill(texts.reports.title, { count: num_open_reports }),
      advice: texts.reports.advice,
      actions: [{ label: texts.reports.action, to: addresses.reports }],
    })
  return items
}
