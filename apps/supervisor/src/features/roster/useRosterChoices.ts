import type { RosterPreview } from '@letterliaan/contract'
import { useState } from 'react'
import {
  isByName,
  listDoubtful,
  listLikely,
  listRemarked,
  listRows,
  listSame,
  nameOf,
  toDecisions,
  type DoubtfulChoice,
} from './decisions.ts'
import * as texts from './texts.ts'

export function useRosterChoices(preview: RosterPreview) {
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set())
  const [excludedGroups, setExcludedGroups] = useState<ReadonlySet<string>>(new Set())
  const [doubtful, setDoubtful] = useState<ReadonlyMap<number, DoubtfulChoice>>(new Map())
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set())
  const [archived, setArchived] = useState<ReadonlySet<number>>(new Set())

  const choices = { excluded, excludedGroups, doubtful, others }
  const gone = preview.gone.filter(({ group_names }) => group_names.some((name) => !excludedGroups.has(name)))
  const doubtfulRows = listDoubtful(preview, choices)
  const same = listSame(preview, choices)
  const likely = listLikely(preview, choices)
  const undecided = doubtfulRows.filter(({ row }) => (doubtful.get(row.line) ?? null) === null)
  const refused = preview.rows
    .filter(({ kind }) => kind === 'refused')
    .map(({ row, problems }) => ({ line: row.line, name: nameOf(row), reasons: problems }))
  const left = [
    ...refused,
    ...undecided.map(({ row }) => ({
      line: row.line,
      name: nameOf(row),
      reasons: [texts.done.undecided],
    })),
  ].toSorted((a, b) => a.line - b.line)
  return {
    ...choices,
    archived,
    setExcluded,
    setExcludedGroups,
    setArchived,
    setOthers,
    choose: (line: number, choice: DoubtfulChoice) => setDoubtful(new Map(doubtful).set(line, choice)),
    numLikely: likely.size,
    chooseLikely: () => setDoubtful(new Map([...doubtful, ...likely])),
    rows: listRows(preview, choices),
    doubtfulRows,
    numUndecided: undecided.length,
    refused,
    left,
    remarked: listRemarked(preview),
    repeated: preview.rows.filter(({ kind, repeats }) => kind !== 'refused' && repeats.length > 0),
    numSame: same.filter(({ row }) => !others.has(row.line)).length,
    namesakes: same.filter(isByName),
    gone,
    decisions: toDecisions(preview, choices),
    archive: gone.map(({ id }) => id).filter((id) => archived.has(id)),
  }
}
