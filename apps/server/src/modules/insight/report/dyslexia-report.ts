import type { PrintedReport, ReportField, ReportSection } from '@letterliaan/print'
import type { DyslexiaReportContent } from './dyslexia-content.ts'
import { buildAnnexSections, buildDossierSections } from './intervention-sections.ts'
import { verdictExplanation } from './verdict-texts.ts'
import {
  buildErrorsSection,
  buildMeasuresSection,
  buildPracticeSection,
  buildStepsSection,
} from './dyslexia-sections.ts'
import { formatCountOf, formatDuration, sayUnreadRuns } from '@letterliaan/texts/numbers'
import { explainCounting, formatDate, formatPeriod } from './texts.ts'

/** Writes the report for a child's dyslexia file: measures, practice, misspellings and guidance (RAP-1). */
export function writeDyslexiaReport(content: DyslexiaReportContent, now: number): PrintedReport {
  const { child, groups, period } = content
  return {
    kind: 'Voor het dyslexiedossier',
    title: `Spellingbegeleiding van ${child.name}`,
    facts: [
      { label: 'Naam', value: child.name },
      ...(child.school_key === null ? [] : [{ label: 'Leerlingnummer', value: child.school_key }]),
      ...(groups === '' ? [] : [{ label: 'Groep', value: groups }]),
      { label: 'Periode', value: formatPeriod(period) },
      { label: 'Gemaakt op', value: formatDate(now) },
      { label: 'Programma', value: 'Letterliaan, spelling in vier werelden' },
    ],
    sections: [
      ...(content.dossier.interventions.length === 0 ? [supportSection(content)] : []),
      ...buildDossierSections(content),
      buildMeasuresSection(content),
      buildPracticeSection(content),
      buildStepsSection(content),
      buildErrorsSection(content),
      ...(content.support.has_annex ? buildAnnexSections(content) : []),
    ],
    counting: [
      ...explainCounting(period, now),
      'Metingen: één poging per woord, zonder hulp; geteld per onderdeel van de afgeronde werelden. Dictee en toets: het woord is niet te zien en het antwoord is meteen definitief. Geoefend: het woord kwam eerder voor in een oefening. Nieuw: nog nooit.',
      ...(content.dossier.interventions.length === 0 ? [] : verdictExplanation),
      'Fouten: elke foute poging waarvan bekend is hoe het woord geschreven werd; één poging kan meer dan één fout bevatten. Eindigt een woord op puntjes, dan werd het kind bij die letter tegengehouden.',
      ...sayUnreadRuns(child.first_name, content.num_unread_runs),
    ],
    isOnePage: false,
  }
}

function supportSection({ support, sessions, steps, measures }: DyslexiaReportContent): ReportSection {
  const field = (label: string, value: string, lines = 1): ReportField => ({
    label,
    value: value.trim(),
    lines,
  })
  return {
    title: 'Begeleiding',
    blocks: [
      { type: 'text', text: sayLogged({ sessions, steps, measures }) },
      {
        type: 'fields',
        fields: [
          field('Begeleid door (naam en functie)', support.guided_by),
          field('Periode van de begeleiding', support.guided_period),
          field('Hoe vaak per week', support.frequency),
          field('Hoe lang per keer, en met hoeveel kinderen', support.duration),
          field('Doel', support.goal, 2),
          field('Effect', support.effect, 3),
        ],
      },
    ],
  }
}

type Logged = Pick<DyslexiaReportContent, 'sessions' | 'steps' | 'measures'>

/** Sessions include measures, so a child who only took a measure is not said to have practised a step. */
function sayLogged({ sessions, steps, measures }: Logged): string {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (first === undefined || last === undefined)
    return 'Volgens het logboek is er in deze periode niet geoefend.'
  const seconds = sessions.reduce((total, session) => total + session.seconds, 0)
  const [from, until] = [formatDate(first.started_at), formatDate(last.started_at)]
  const days = from === until ? `op ${from}` : `van ${from} tot en met ${until}`
  const duration =
    sessions.length === 1
      ? formatDuration(seconds)
      : `samen ${formatDuration(seconds)}, gemiddeld ${formatDuration(seconds / sessions.length)} per keer`
  const moments = `Volgens het logboek: ${formatCountOf(sessions.length, 'moment', 'momenten')} ${days}, ${duration}`
  if (steps.length === 0) return `${moments}. Daarin is aan geen stap geoefend.`
  const measured = measures.length === 0 ? '' : ' De tijd van metingen is meegeteld.'
  return `${moments}, aan ${formatCountOf(steps.length, 'stap', 'stappen')}.${measured}`
}
