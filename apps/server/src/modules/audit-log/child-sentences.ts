import type { Region } from '@letterliaan/contract'
import { createDutchFormat, nameSchoolGroupInSentence } from '@letterliaan/rules/calendar'
import type { AuditEvent } from '../../events/audit-event.ts'
import type { EventOf } from '../../events/event.ts'

export interface SentenceNames {
  readonly region: Region
  /** The child whose history is shown; null for several children. */
  readonly student_id: number | null
  readonly group: (id: number) => string
  readonly step: (id: number) => string
  readonly member: (id: number) => string
  /** Returns '7 van de 8 goed' for a dictation that was marked by hand; otherwise ''. */
  readonly marks: (dictation_id: number) => string
}

export type ChildEvent = Extract<AuditEvent, { readonly student_ids: readonly number[] }>
export type ChildEventType = ChildEvent['type']

const always = (sentence: string) => (): string => sentence

const ofStep =
  (done: string) =>
  ({ step_id }: { readonly step_id: number }, { step }: SentenceNames): string => {
    const label = step(step_id)
    return label === '' ? `Een stap ${done}.` : `De stap ‘${label}’ ${done}.`
  }

const ofGroup =
  (done: string, otherwise: string) =>
  ({ group_id }: { readonly group_id: number }, { group }: SentenceNames): string => {
    const name = group(group_id)
    return name === '' ? `${otherwise}.` : `${done} ‘${name}’.`
  }

const calmNames: Readonly<Record<string, string>> = {
  pace: 'hoe lang woorden in beeld blijven',
  music: 'muziek',
  effects: 'geluiden',
  voice: 'welke stem er spreekt',
  voice_speed: 'de snelheid van de stem',
  letter_size: 'de grootte van de letters',
  letter_spacing: 'de ruimte tussen de letters',
  font: 'de lettersoort',
  less_motion: 'minder beweging',
  strong_contrast: 'sterk contrast',
  look: 'hoe het spel eruitziet',
  harder_mix: 'lastiger woorden bij Door elkaar',
  read_aloud: 'voorlezen van de opdracht',
  confidence_tap: '‘zeker’ of ‘twijfel’ tikken',
  word_eye: 'het oog, dat een verborgen woord laat zien',
}

const measureNames: Readonly<Record<string, string>> = {
  start: 'Een startmeting',
  interim: 'Een tussenmeting',
  end: 'Een eindmeting',
}

const day = createDutchFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

const moment = (seconds: number): string => day.format(seconds * 1000)

function sayMembership(
  { group_id, added }: EventOf<'group_students_changed', ChildEvent>,
  { student_id, group }: SentenceNames,
): string {
  const name = group(group_id)
  const where = name === '' ? 'een groep' : `de groep ‘${name}’`
  return student_id === null || added.includes(student_id) ? `In ${where} gezet.` : `Uit ${where} gehaald.`
}

const sayLevel = (
  { before, after }: EventOf<'level_changed', ChildEvent>,
  { region }: SentenceNames,
): string =>
  before === null
    ? `Het niveau gezet op ${nameSchoolGroupInSentence(after, region)}.`
    : `Het niveau veranderd van ${nameSchoolGroupInSentence(before, region)} naar ${nameSchoolGroupInSentence(after, region)}.`

function sayCalmProfile({ changes }: EventOf<'calm_profile_changed', ChildEvent>): string {
  const names = Object.keys(changes).flatMap((name) => calmNames[name] ?? [])
  return names.length === 0
    ? 'Het rustige profiel veranderd.'
    : `Het rustige profiel veranderd: ${names.join(', ')}.`
}

const sayVoided = ({ started_at, reason }: EventOf<'session_voided', ChildEvent>): string =>
  `Het oefenmoment van ${moment(started_at)} ongeldig gemaakt${reason === '' ? '' : `: ${reason}`}.`.replace(
    /([.!?])\.$/,
    '$1',
  )

export const childSentences: {
  readonly [T in ChildEventType]: (event: EventOf<T, ChildEvent>, names: SentenceNames) => string
} = {
  answers_exported: always('Antwoorden opgehaald als bestand.'),
  audio_sent: ({ word }) => `Een woord laten horen: ${word}.`,
  badge_given: ({ badge, message }) =>
    `Een badge cadeau gegeven: ${badge}${message === null ? '' : ` (${message})`}.`,
  badge_returned: ({ badge }) => `Een teruggenomen badge weer gegeven: ${badge}.`,
  badge_taken: ({ badge }) => `Een gegeven badge teruggenomen: ${badge}.`,
  calm_profile_changed: sayCalmProfile,
  child_viewed: always('Bekeken.'),
  child_erasure_asked: always('Gevraagd om alles van dit kind te wissen.'),
  child_erasure_cancelled: always('Het wissen van dit kind tegengehouden.'),
  child_erasure_confirmed: always('Het wissen van dit kind bevestigd.'),
  child_file_made: always('Alles van dit kind opgehaald als bestand.'),
  dyslexia_report_made: always('Een rapport voor het dyslexiedossier gemaakt.'),
  encouragement_sent: ({ message }) => `Een bericht gestuurd: ‘${message}’.`,
  exchange_tokens_revoked: always('De inlogkaart ingetrokken.'),
  exercise_reset: ({ exercise, step, difficulty }) =>
    `Een oefening opnieuw laten beginnen: ${exercise} (${step}), niveau ${difficulty}.`,
  group_next_year: ofGroup(
    'Naar het volgende schooljaar gegaan met de groep',
    'Naar het volgende schooljaar gegaan',
  ),
  group_path_saved: ofGroup(
    'Het pad veranderd, met dat van de groep',
    'Het pad veranderd, met dat van een groep',
  ),
  group_path_undone: ofGroup(
    'De laatste verandering van het pad ongedaan gemaakt, met die van de groep',
    'De laatste verandering van het pad ongedaan gemaakt',
  ),
  group_report_made: always('Meegenomen in een rapport van de groep.'),
  group_students_changed: sayMembership,
  home_link_made: always('Een link gemaakt naar de bladzijde voor thuis.'),
  home_link_withdrawn: always('De link naar de bladzijde voor thuis ingetrokken.'),
  impersonation_made: always('Gevraagd om mee te kijken.'),
  impersonation_used: always('Meegekeken als het kind.'),
  instruction_changed: always(
    'De dag om weer naar een instructiegroep te kijken veranderd, of de groep afgesloten.',
  ),
  instruction_made: always('In een instructiegroep gezet.'),
  intervention_archived: always('Een interventie in het archief gezet.'),
  intervention_changed: always('Het plan van een interventie veranderd.'),
  intervention_evaluated: always('De evaluatie van een interventie bewaard.'),
  intervention_logged: always('Begeleiding buiten Letterliaan genoteerd.'),
  intervention_planned: always('Een interventie gepland.'),
  intervention_printed: always('Meegenomen in een handelingsplan.'),
  intervention_returned: always('Een interventie uit het archief gehaald.'),
  level_changed: sayLevel,
  login_card_made: always('Een nieuwe inlogkaart gemaakt.'),
  measure_applied: always('Een voorstel uit een meting overgenomen in het pad.'),
  measure_declined: always('Van het voorstel uit een meting niets overgenomen.'),
  measures_exported: always('Metingen opgehaald als bestand.'),
  measures_given: ({ kind }) => `${measureNames[kind] ?? 'Een meting'} klaargezet.`,
  measures_withdrawn: always('Een meting teruggenomen.'),
  name_changed: always('De naam veranderd.'),
  normed_moments_changed: always('De scores op toetsen met normen veranderd.'),
  parents_report_made: always('Een rapport voor ouders gemaakt.'),
  let_in: always('Binnengelaten, zonder te wachten na foute pogingen om in te loggen.'),
  password_made: always('Een nieuw wachtwoord gemaakt.'),
  path_given: always('Het pad veranderd.'),
  path_undone: always('De laatste verandering van het pad ongedaan gemaakt.'),
  proposals_switched_off: always('Voorstellen om te herhalen uitgezet.'),
  proposals_switched_on: always('Voorstellen om te herhalen aangezet.'),
  results_exported: always('Resultaten opgehaald als bestand.'),
  roster_imported: always('Toegevoegd of bijgewerkt met een lijst van kinderen.'),
  roster_undone: always('Wat met een lijst was veranderd, ongedaan gemaakt.'),
  session_restored: ({ started_at }) => `Het oefenmoment van ${moment(started_at)} weer laten meetellen.`,
  session_voided: sayVoided,
  sessions_exported: always('Oefenmomenten opgehaald als bestand.'),
  step_marked_repeatable: ofStep('klaargezet om te herhalen'),
  step_restart_undone: ofStep('toch niet opnieuw laten beginnen'),
  step_restarted: ofStep('helemaal opnieuw laten beginnen'),
  step_unmarked_repeatable: ofStep('niet meer klaargezet om te herhalen'),
  students_archived: always('In het archief gezet.'),
  students_returned: always('Uit het archief gehaald.'),
  supervisor_note_added: always('Een notitie geschreven.'),
  supervisor_note_changed: always('Een notitie veranderd.'),
  supervisor_note_done: always('Een afspraak uit een notitie afgevinkt.'),
  supervisor_note_removed: always('Een notitie weggegooid.'),
  supervisor_note_reopened: always('Een afspraak uit een notitie weer opengezet.'),
  take_over_made: always('Gevraagd om het over te nemen.'),
  take_over_used: always('Overgenomen: gewerkt als het kind.'),
  today_later: always('Op ‘Vandaag’ weggezet tot volgende week.'),
  today_reopened: always('Op ‘Vandaag’ teruggezet.'),
  today_seen: always('Op ‘Vandaag’ weggezet als gezien.'),
  week_dictation_given: always('Een weekdictee klaargezet.'),
  week_dictation_marked: ({ dictation_id }, { marks }) => {
    const result = marks(dictation_id)
    return result === '' ? 'Een weekdictee nagekeken.' : `Een weekdictee nagekeken. Nu: ${result}.`
  },
  week_dictation_withdrawn: always('Een weekdictee teruggenomen.'),
  writing_sheet_made: always('Een overschrijfblad gemaakt.'),
  writing_sheet_marked: always('Ingevuld hoe een overschrijfblad ging.'),
}
