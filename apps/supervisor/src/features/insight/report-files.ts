import type { DyslexiaReportBody, ReportPeriod } from '@letterliaan/contract'
import { startOfDay } from '@letterliaan/rules/calendar'

/** What only a person knows of guidance, as it is printed. */
export type Support = Required<Omit<DyslexiaReportBody, keyof ReportPeriod>>

export type ReportKind = 'parents' | 'dyslexia' | 'group' | 'answers' | 'measures' | 'sessions' | 'uwlr'

/** What is asked of the server. */
export interface ReportRequest {
  readonly kind: ReportKind
  readonly period: ReportPeriod
  readonly support: Support
}

export interface ReportFile {
  readonly kind: ReportKind
  readonly label: string
  /** How the file is called, before whom it is about. */
  readonly file: string
  readonly type: 'pdf' | 'csv' | 'xml'
}

/** Files that are offered together, and what they are for. */
export interface ReportOffer {
  readonly title: string
  readonly text: string
  readonly isConcept?: boolean
  readonly files: readonly ReportFile[]
}

const data: readonly ReportOffer[] = [
  {
    title: 'Alle gegevens',
    text: 'Voor Excel of een ander rekenblad: elke regel is één antwoord, één onderdeel van een meting of één oefenmoment.',
    files: [
      { kind: 'answers', label: 'Antwoorden (CSV)', file: 'Antwoorden', type: 'csv' },
      { kind: 'measures', label: 'Metingen (CSV)', file: 'Metingen', type: 'csv' },
      { kind: 'sessions', label: 'Oefenmomenten (CSV)', file: 'Oefenmomenten', type: 'csv' },
    ],
  },
  {
    title: 'Resultaten voor het leerlingvolgsysteem',
    text: 'Afgeronde metingen, opgebouwd zoals UWLR. Vraag eerst of uw systeem dit bestand kan inlezen. Alleen kinderen met een leerlingnummer komen erin.',
    isConcept: true,
    files: [{ kind: 'uwlr', label: 'UWLR (XML)', file: 'UWLR concept', type: 'xml' }],
  },
]

export const childOffers: readonly ReportOffer[] = [
  {
    title: 'Voor de ouders',
    text: 'Eén bladzijde: wat goed gaat, wat uw leerling nu oefent en hoe ouders thuis kunnen helpen.',
    files: [{ kind: 'parents', label: 'Maak de bladzijde (PDF)', file: 'Rapport voor ouders', type: 'pdf' }],
  },
  {
    title: 'Voor het dyslexiedossier',
    text: 'Metingen, oefentijd per week, wat er is geoefend, de fouten, en uw begeleiding op ondersteuningsniveau 3.',
    files: [{ kind: 'dyslexia', label: 'Vul in en maak (PDF)', file: 'Dyslexiedossier', type: 'pdf' }],
  },
  ...data,
]

export const groupOffers: readonly ReportOffer[] = [
  {
    title: 'Groepsrapport',
    text: 'De kinderen op naam: oefentijd, en per categorie hoeveel er in één keer goed was.',
    files: [{ kind: 'group', label: 'Maak het rapport (PDF)', file: 'Groepsrapport', type: 'pdf' }],
  },
  ...data,
]

export const noSupport: Support = {
  guided_by: '',
  guided_period: '',
  frequency: '',
  duration: '',
  goal: '',
  effect: '',
}

/** 'Rapport voor ouders Kim.pdf': without what no file may be called. */
export const nameFile = ({ file, type }: ReportFile, name: string): string =>
  `${file} ${name.replaceAll(/[\\/:*?"<>|]+/g, '-')}.${type}`

/** From the beginning of the first day to the end of the last; null while one is no date, or they are in the wrong order. */
export function toPeriod(first: string, last: string): ReportPeriod | null {
  const [since, until] = [startOfDay(first), startOfDay(last, 1)]
  return since !== null && until !== null && since >= 0 && since < until ? { since, until } : null
}
