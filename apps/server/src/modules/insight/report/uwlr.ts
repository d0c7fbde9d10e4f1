import type { Measure, MeasureKind } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'

/** UWLR 2.2 (Edustandaard, UWLR_Leerresultaten_v2p2). Not certified, so the file is marked as a concept. */
const namespace = 'http://www.edustandaard.nl/leerresultaten/2/leerresultaten'
const conceptLabel = 'concept, niet gecertificeerd'

export interface MeasuredChild {
  readonly student_id: number
  readonly school_key: string
  readonly eckid: string | null
  readonly measures: readonly Measure[]
}

export interface UwlrResults {
  readonly organisation_id: number
  /** '99XX' or '99XX01'; null if the school did not enter it. */
  readonly brin: string | null
  /** First calendar year of the school year. */
  readonly schoolYear: number
  /** Unix seconds. */
  readonly now: number
  readonly children: readonly MeasuredChild[]
}

const testNames: Readonly<Record<MeasureKind, string>> = {
  start: 'Startmeting spelling',
  interim: 'Tussenmeting spelling',
  end: 'Eindmeting spelling',
}
const testCode = (kind: MeasureKind): string => `letterliaan-meting-${kind}`

/** Writes results as UWLR. A score is the percentage of right words of a topic. */
export function writeUwlr({ organisation_id, brin, schoolYear, now, children }: UwlrResults): string {
  const kinds = new Set(children.flatMap(({ measures }) => measures.map(({ kind }) => kind)))
  const root = element('leerresultaten_verzoek', [
    element('school', [
      element('schooljaar', `${schoolYear}-${schoolYear + 1}`),
      ...(brin === null ? [element('schoolkey', `letterliaan-${organisation_id}`)] : writeBrin(brin)),
      element('aanmaakdatum', new Date(now * 1000).toISOString().slice(0, 19) + 'Z'),
      element('auteur', 'Letterliaan'),
      element('xsdversie', '2.2'),
      element('commentaar', conceptLabel),
    ]),
    element('toetsafnames', children.map(writeChild)),
    element(
      'toetsen',
      [...kinds].map((kind) => writeTest(kind, children)),
    ),
  ])
  const named = root.replace('<leerresultaten_verzoek>', `<leerresultaten_verzoek xmlns="${namespace}">`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Letterliaan: ${conceptLabel} -->\n${named}\n`
}

const brinLength = 4

/** Writes the BRIN as '99XX', or as '99XX01' with its location. */
function writeBrin(brin: string): string[] {
  const location = brin.slice(brinLength)
  return [
    element('brincode', brin.slice(0, brinLength)),
    ...(location === '' ? [] : [element('dependancecode', location)]),
  ]
}

const writeChild = ({ school_key, eckid, measures }: MeasuredChild): string =>
  element('toetsafname', [
    element('leerlingid', school_key),
    ...(eckid === null ? [] : [element('eckid', eckid)]),
    element(
      'resultaten',
      measures.flatMap(({ id, kind, last_answer_at, topics }) =>
        topics
          .filter(({ words }) => words > 0)
          .map(({ key, right, words }) =>
            element(
              'resultaat',
              [
                element('afnamedatum', toAmsterdamDate(last_answer_at ?? 0)),
                element('toetscode', testCode(kind)),
                element('toetsonderdeelcode', key),
                element('score', String(Math.round((100 * right) / words))),
              ],
              { key: `${id}-${key}` },
            ),
          ),
      ),
    ),
  ])

function writeTest(kind: MeasureKind, children: readonly MeasuredChild[]): string {
  const topics = children.flatMap(({ measures }) =>
    measures.filter((measure) => measure.kind === kind).flatMap((measure) => measure.topics),
  )
  const labels = new Map(topics.filter(({ words }) => words > 0).map(({ key, label }) => [key, label]))
  return element('toets', [
    element('toetscode', testCode(kind)),
    element('toetsnaam', testNames[kind]),
    element(
      'toetsonderdelen',
      [...labels].map(([key, label], at) =>
        element('toetsonderdeel', [
          element('toetsonderdeelvolgnummer', String(at + 1)),
          element('toetsonderdeelcode', key),
          element('toetsonderdeelnaam', label),
          element('toetsonderdeelnormering', [
            element('norm', [
              element('term', 'percentage goed'),
              element('omschrijving', 'Deel van de gevraagde woorden dat goed was, in procenten'),
              element('beginnormwaarde', '0'),
              element('eindnormwaarde', '100'),
            ]),
          ]),
        ]),
      ),
    ),
  ])
}

/** Writes an element with text, or with elements that are already written. */
function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('')
  return `<${name}${written.join('')}>${inner}</${name}>`
}

/** Matches characters that XML 1.0 can't contain, even escaped. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string =>
  text.replaceAll(notXml, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
