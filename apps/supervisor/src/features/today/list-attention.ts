import type { Today, TodayCause, TodayLine } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { addresses } from '../../app/addresses.ts'
import type { AttentionRow } from './TodayList.tsx'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

export interface AttentionGroup {
  readonly id: number
  readonly name: string
  readonly student_ids: readonly number[]
}

const maxNames = 6

export interface FoldedLines {
  readonly beginning: readonly AttentionRow[]
  readonly lines: readonly TodayLine[]
  readonly runningOut: readonly AttentionRow[]
}

interface MergedCause {
  readonly kind: 'no_steps' | 'path_done' | 'running_out'
  readonly titleOf: (told: { readonly count: number; readonly group: string }) => string
}

const isOf = (cause: TodayCause, kind: MergedCause['kind'], group_id: number): boolean =>
  cause.kind === kind && (!('follows_group_id' in cause) || cause.follows_group_id === group_id)

export function mergePathCauses(lines: readonly TodayLine[], groups: readonly AttentionGroup[]): FoldedLines {
  const fold = foldKind(groups)
  const without = fold({ kind: 'no_steps', titleOf: (told) => fill(texts.ofGroup.withoutSteps, told) }, lines)
  const done = fold(
    { kind: 'path_done', titleOf: (told) => fill(texts.ofGroup.pathDone, told) },
    without.lines,
  )
  const runningOut = fold(
    { kind: 'running_out', titleOf: (told) => fill(texts.ofGroup.runningOut, told) },
    done.lines,
  )
  return {
    beginning: [...without.items, ...done.items],
    lines: runningOut.lines,
    runningOut: runningOut.items,
  }
}

const foldKind =
  (groups: readonly AttentionGroup[]) =>
  ({ kind, titleOf }: MergedCause, lines: readonly TodayLine[]) => {
    const folded = new Set<number>()
    const items = groups.flatMap(({ id, name, student_ids }): AttentionRow[] => {
      const children = lines.filter(
        (line) =>
          student_ids.includes(line.id) &&
          !folded.has(line.id) &&
          line.causes.some((cause) => isOf(cause, kind, id)),
      )
      if (children.length < 2) return []
      for (const child of children) folded.add(child.id)
      return [
        {
          key: `${kind} ${id}`,
          sign: 'path',
          title: titleOf({ count: children.length, group: name }),
          advice: listNames(children.map(({ screen_name }) => screen_name)),
          actions: [{ label: fill(texts.ofGroup.prepareFor, { name }), to: addresses.groupPath(id) }],
          marked: {
            name,
            students: children.map((child) => ({
              id: child.id,
              causes: child.causes.filter((cause) => isOf(cause, kind, id)),
            })),
          },
        },
      ]
    })
    const left = lines.map((line) =>
      folded.has(line.id) ? { ...line, causes: line.causes.filter((cause) => cause.kind !== kind) } : line,
    )
    return { items, lines: left.filter(({ causes }) => causes.length > 0) }
  }

const listNames = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : fill(commonTexts.namesAndMore, {
        names: names.slice(0, maxNames).join(', '),
        count: names.length - maxNames,
      })

interface EventOfMany {
  readonly key: string
  readonly sign: AttentionRow['sign']
  readonly matches: (cause: TodayCause, student_id: number) => boolean
  readonly minChildren: number
  readonly titleOf: (count: number) => string
  /** Name of the child or group whose row is dismissed. */
  readonly name: string
  readonly action: AttentionRow['actions'][number]
}

const isStuckAt = (cause: TodayCause, label: string): boolean =>
  cause.kind === 'stuck' && cause.failed === 'dictation' && cause.label === label

/** Merges rows of children in a class who failed the same dictation, because the class needs a lesson. */
function listStuck(
  lines: readonly TodayLine[],
  { id, name, student_ids }: AttentionGroup,
): readonly EventOfMany[] {
  const labels = lines
    .filter((line) => student_ids.includes(line.id))
    .flatMap(({ causes }) => causes)
    .flatMap((cause) => (cause.kind === 'stuck' && cause.failed === 'dictation' ? cause.label : []))
  return [...new Set(labels)].map((label) => ({
    key: `stuck ${id} ${label}`,
    sign: 'pencil',
    matches: (cause, student_id) => isStuckAt(cause, label) && student_ids.includes(student_id),
    minChildren: 3,
    titleOf: (count) => fill(texts.ofGroup.stuck, { count, group: name, step: label }),
    name,
    action: { label: texts.actions.ofMany, to: addresses.group(id) },
  }))
}

function listEvents(lines: readonly TodayLine[], groups: readonly AttentionGroup[]): readonly EventOfMany[] {
  const measured = groups.map(({ id, name, student_ids }): EventOfMany => ({
    key: `measured ${id}`,
    sign: 'ruler',
    matches: ({ kind }, student_id) => kind === 'measured' && student_ids.includes(student_id),
    minChildren: 2,
    titleOf: (count) => fill(texts.ofGroup.measured, { count, group: name }),
    name,
    action: { label: texts.actions.ofMany, to: addresses.group(id) },
  }))
  const interventions = new Map(
    lines
      .flatMap(({ causes }) => causes)
      .flatMap((cause) => (cause.kind === 'intervention' ? [[cause.intervention_id, cause] as const] : [])),
  )
  return [
    ...groups.flatMap((group) => listStuck(lines, group)),
    ...measured,
    ...Array.from(interventions.values(), ({ intervention_id, label, is_over }): EventOfMany => ({
      key: `intervention ${intervention_id}`,
      sign: 'flag',
      matches: (cause) => cause.kind === 'intervention' && cause.intervention_id === intervention_id,
      minChildren: 2,
      titleOf: (count) =>
        fill(is_over ? texts.ofGroup.interventionOver : texts.ofGroup.interventionEnds, { count, label }),
      name: label,
      action: { label: texts.actions.intervention, to: addresses.intervention(intervention_id) },
    })),
  ]
}

export function mergeSharedCauses(
  all: readonly TodayLine[],
  groups: readonly AttentionGroup[],
): { readonly lines: readonly TodayLine[]; readonly events: readonly AttentionRow[] } {
  let lines = all
  const events: AttentionRow[] = []
  for (const { key, sign, matches, minChildren, titleOf, name, action } of listEvents(all, groups)) {
    const children = lines.filter(({ id, causes }) => causes.some((cause) => matches(cause, id)))
    if (children.length < minChildren) continue
    events.push({
      key,
      sign,
      title: titleOf(children.length),
      advice: listNames(children.map(({ screen_name }) => screen_name)),
      actions: [action],
      marked: {
        name,
        students: children.map(({ id, causes }) => ({
          id,
          causes: causes.filter((cause) => matches(cause, id)),
        })),
      },
    })
    lines = lines
      .map((line) => ({ ...line, causes: line.causes.filter((cause) => !matches(cause, line.id)) }))
      .filter(({ causes }) => causes.length > 0)
  }
  return { lines, events }
}

export const listOtherAttention = ({
  num_marked_words,
  num_open_reports,
}: Pick<Today, 'num_marked_words' | 'num_open_reports'>): readonly AttentionRow[] => {
  const items: AttentionRow[] = []
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
