import type { Measure } from '@letterliaan/contract'
import type { ReportChart } from '@letterliaan/print'
import { toSpan } from '@letterliaan/rules/intervention'
import { listInterventionPhases } from './intervention-phases.ts'
import type { DossierIntervention } from './report-call.ts'
import { formatShortDate } from './texts.ts'

/** Returns a chart of each goal's measures around the interventions; null if there are no measures. */
export function createInterventionChart(
  interventions: readonly DossierIntervention[],
  measures: readonly Measure[],
): ReportChart | null {
  const phases = listInterventionPhases(interventions.map(({ plan }) => plan))
  const [first, last] = [phases[0], phases.at(-1)]
  if (first === undefined || last === undefined) return null
  const labels = new Map(
    interventions.flatMap(({ done }) => done.results.map(({ topic, label }) => [topic, label] as const)),
  )
  const series = [...labels].map(([topic, name]) => ({
    name,
    points: measures.flatMap(({ is_complete, last_answer_at, topics }) => {
      const told = topics.find(({ key, words }) => key === topic && words > 0)
      if (!is_complete || last_answer_at === null || told === undefined) return []
      if (last_answer_at < first.since || last_answer_at >= last.until) return []
      return [{ at: last_answer_at, value: told.chance, low: told.low, high: told.high }]
    }),
  }))
  const shown = series.filter(({ points }) => points.length > 0)
  if (shown.length === 0) return null
  return {
    type: 'chart',
    alt: sayChart(shown),
    since: first.since,
    until: last.until,
    sinceLabel: formatShortDate(first.since),
    untilLabel: formatShortDate(last.until),
    phases: interventions.map(({ plan }, at) =>
      Object.assign({ label: `Interventie ${at + 1}` }, toSpan(plan)),
    ),
    series: shown,
  }
}

const sayChart = (series: ReportChart['series']): string =>
  series
    .map(({ name, points }) => {
      const said = points.map(({ at, value }) => `${formatShortDate(at)} ${Math.round(value * 100)}%`)
      return `${name}: ${said.join(', ')}`
    })
    .join('. ')
