import { decodeJson } from '../../db/json.ts'
import type { StudentAction } from '../../plugins/auth/audit-entry.ts'

/** What a sentence names, by id; empty for what is no longer there. */
export interface Names {
  readonly student_id: number
  readonly group: (id: number) => string
  readonly step: (id: number) => string
}

/** What was done, as a supervisor reads it in the history of a child; `detail` as the audit log has it. */
type Sentence = (detail: string, names: Names) => string

/** What comes after the child's own number: '5: een bericht'. */
const rest = (detail: string): string => detail.slice(detail.indexOf(':') + 1).trim()

const always =
  (sentence: string): Sentence =>
  () =>
    sentence

const ofStep =
  (done: string): Sentence =>
  (detail, { step }) => {
    const label = step(Number(detail))
    return label === '' ? `Een stap ${done}.` : `De stap ‘${label}’ ${done}.`
  }

const ofGroup =
  (done: string, otherwise: string): Sentence =>
  (detail, { group }) => {
    const name = group(Number(detail))
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
  read_aloud: 'voorlezen van de opdracht',
  confidence_tap: '‘zeker’ of ‘twijfel’ tikken',
}

const measureNames: Readonly<Record<string, string>> = {
  start: 'Een startmeting',
  interim: 'Een tussenmeting',
  end: 'Een eindmeting',
}

const day = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})

const moment = (seconds: string): string => day.format(Number.parseInt(seconds, 10) * 1000)

/** '5: +1,2 -3' */
function sayMembership(detail: string, { student_id, group }: Names): string {
  const name = group(Number.parseInt(detail, 10))
  const where = name === '' ? 'een groep' : `de groep ‘${name}’`
  const [added = ''] = rest(detail).split(' ')
  const isAdded = added.replace('+', '').split(',').includes(String(student_id))
  return isAdded ? `In ${where} gezet.` : `Uit ${where} gehaald.`
}

/** '5: 4 > 6'; nothing before the sign for a child that had none. */
function sayLevel(detail: string): string {
  const [before = '', after = ''] = rest(detail)
    .split('>')
    .map((level) => level.trim())
  return before === ''
    ? `Het niveau gezet op groep ${after}.`
    : `Het niveau veranderd van groep ${before} naar groep ${after}.`
}

function sayCalmProfile(detail: string): string {
  const changes = Object.keys(decodeJson<Record<string, unknown>>(rest(detail)))
  const names = changes.flatMap((name) => calmNames[name] ?? [])
  return names.length === 0
    ? 'Het rustige profiel veranderd.'
    : `Het rustige profiel veranderd: ${names.join(', ')}.`
}

function sayVoided(detail: string): string {
  const [started_at = ''] = detail.split(':')
  const reason = rest(detail)
  return `Het oefenmoment van ${moment(started_at)} ongeldig gemaakt${reason === '' ? '' : `: ${reason}`}.`.replace(
    /([.!?])\.$/,
    '$1',
  )
}

const sentences: Readonly<Record<StudentAction, Sentence>> = {
  answers_exported: always('Antwoorden opgehaald als bestand.'),
  audio_sent: (detail) => `Een woord laten horen: ${rest(detail).replace(/ \(\w+\)$/, '')}.`,
  badge_given: (detail) => `Een badge cadeau gegeven: ${rest(detail)}.`,
  badge_taken: (detail) => `Een gegeven badge teruggenomen: ${rest(detail)}.`,
  calm_profile_changed: sayCalmProfile,
  dyslexia_report_made: always('Een rapport voor het dyslexiedossier gemaakt.'),
  encouragement_sent: (detail) => `Een bericht gestuurd: ‘${rest(detail)}’.`,
  exchange_tokens_revoked: always('De inlogkaart ingetrokken.'),
  exercise_reset: (detail) => `Een oefening opnieuw laten beginnen: ${rest(detail)}.`,
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
  impersonation_made: always('Gevraagd om mee te kijken.'),
  impersonation_used: always('Meegekeken als het kind.'),
  level_changed: sayLevel,
  login_card_made: always('Een nieuwe inlogkaart gemaakt.'),
  measure_applied: always('Een voorstel uit een meting overgenomen in het pad.'),
  measure_declined: always('Van het voorstel uit een meting niets overgenomen.'),
  measures_exported: always('Metingen opgehaald als bestand.'),
  measures_given: (detail) => `${measureNames[detail.split(' ')[0] ?? ''] ?? 'Een meting'} klaargezet.`,
  measures_withdrawn: always('Een meting teruggenomen.'),
  name_changed: always('De naam veranderd.'),
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
  session_restored: (detail) => `Het oefenmoment van ${moment(detail)} weer laten meetellen.`,
  session_voided: sayVoided,
  sessions_exported: always('Oefenmomenten opgehaald als bestand.'),
  step_marked_repeatable: ofStep('klaargezet om te herhalen'),
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
}

/** Every action that is in the history of a child. */
export const studentActions = Object.keys(sentences) as readonly StudentAction[]

/** The sentence of an action; one of another version is told without saying what it was. */
export const saySentence = (action: string, detail: string, names: Names): string =>
  Object.hasOwn(sentences, action) ? sentences[action as StudentAction](detail, names) : 'Iets veranderd.'
