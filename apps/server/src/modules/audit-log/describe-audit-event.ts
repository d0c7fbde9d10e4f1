import type { AuditEvent } from '../../events/audit-event.ts'
import type { EventOf } from '../../events/event.ts'
import {
  childSentences,
  type ChildEvent,
  type ChildEventType,
  type SentenceNames,
} from './child-sentences.ts'

type OtherEvent = Exclude<AuditEvent, { readonly student_ids: readonly number[] }>

const always = (sentence: string) => (): string => sentence

const named =
  (done: string) =>
  ({ title }: { readonly title: string }): string =>
    `${done}: ${title}.`

const labelled =
  (done: string) =>
  ({ label }: { readonly label: string }): string =>
    `${done}: ${label}.`

const ofWord =
  (done: string) =>
  ({ word }: { readonly word: string }): string =>
    `${done}: ${word}.`

const ofText =
  (done: string) =>
  ({ text }: { readonly text: string }): string =>
    `${done}: ${text}`

const ofVoicePack =
  (done: string) =>
  ({ speaker, num_sounds }: { readonly speaker: string; readonly num_sounds: number }): string =>
    `${done}: de stem van ${speaker}, ${num_sounds} geluiden.`

const ofGroup =
  (done: string) =>
  ({ group_id }: { readonly group_id: number }, { group }: SentenceNames): string => {
    const name = group(group_id)
    return name === '' ? `${done}.` : `${done}: ${name}.`
  }

const ofMember =
  (done: string) =>
  ({ member_id }: { readonly member_id: number }, { member }: SentenceNames): string =>
    `${done}: ${member(member_id)}.`

const ofUser =
  (done: string) =>
  ({ about_user_id }: { readonly about_user_id: number }, { member }: SentenceNames): string =>
    `${done}: ${member(about_user_id)}.`

const ofRole =
  (done: string) =>
  ({ role }: { readonly role: string }): string =>
    `${done} (${role}).`

const ofSchool =
  (done: string) =>
  ({ school_id }: { readonly school_id: number }): string =>
    `${done} (nummer ${school_id}).`

const otherSentences: {
  readonly [T in OtherEvent['type']]: (event: EventOf<T, OtherEvent>, names: SentenceNames) => string
} = {
  audit_log_exported: always('Het logboek opgehaald als bestand.'),
  begeleider_made: always('Een account voor een begeleider gemaakt op de server.'),
  beheerder_made: always('Een account voor een beheerder gemaakt op de server.'),
  bestuur_made: always('Een account voor het bestuur gemaakt op de server.'),
  book_added: named('Een boek toegevoegd'),
  book_changed: named('Een boek veranderd'),
  book_removed: named('Een boek weggehaald'),
  brin_changed: always('Het BRIN-nummer van de school veranderd.'),
  date_of_birth_asked: always('Gekozen dat de geboortedag wordt gevraagd.'),
  date_of_birth_not_asked: always('Gekozen dat de geboortedag niet wordt gevraagd.'),
  dictation_mark_chosen: always('Gekozen hoe een dictee een cijfer krijgt.'),
  export_by_chosen: ({ export_by }) =>
    export_by === 'administrators'
      ? 'Gekozen dat alleen beheerders gegevens ophalen als bestand.'
      : 'Gekozen dat iedereen die begeleidt gegevens ophaalt als bestand.',
  first_administrator: always('De eerste beheerder gemaakt.'),
  group_changed: ofGroup('Een groep veranderd'),
  group_deleted: always('Een groep weggehaald.'),
  group_device_allowed: ofGroup('Een apparaat toegelaten voor ‘Wie ben jij?’'),
  group_device_revoked: ofGroup('Een apparaat geweerd van ‘Wie ben jij?’'),
  group_devices_revoked: ofGroup('Alle apparaten geweerd van ‘Wie ben jij?’'),
  group_goal_set: ofGroup('Het weekdoel van een groep veranderd'),
  group_made: ofGroup('Een groep gemaakt'),
  holiday_region_chosen: always('De regio van de schoolvakanties gekozen.'),
  logged_in: always('Ingelogd.'),
  login_failed: always('Inloggen met dit account mislukte.'),
  identity_linked: always('Een account gekoppeld aan een inlogdienst van de school.'),
  identity_provider_changed: always('Een inlogdienst van de school veranderd.'),
  identity_provider_made: always('Een inlogdienst van de school toegevoegd.'),
  identity_provider_removed: always('Een inlogdienst van de school weggehaald.'),
  identity_unlinked: always('Een account losgemaakt van een inlogdienst van de school.'),
  idle_time_chosen: ({ idle_minutes }) =>
    `Gekozen dat begeleiders na ${idle_minutes} minuten zonder gebruik uitgelogd zijn.`,
  invitation_accepted: ofRole('Een uitnodiging aangenomen'),
  invitation_made: ofRole('Iemand uitgenodigd'),
  invitation_withdrawn: ofRole('Een uitnodiging ingetrokken'),
  member_blocked: ofMember('Een medewerker geblokkeerd'),
  member_groups_changed: ofMember('De groepen van een medewerker veranderd'),
  member_logins_ended: ofMember('Een medewerker uitgelogd'),
  member_role_changed: ({ member_id, role_before, role }, { member }) =>
    `De rol van ${member(member_id)} veranderd van ${role_before} naar ${role}.`,
  member_second_factor_removed: ofMember('De tweede stap weggehaald van een medewerker'),
  member_unblocked: ofMember('Een medewerker weer toegelaten'),
  mix_size_chosen: ({ mix_size }) => `Gekozen dat ‘Door elkaar’ ${mix_size} woorden heeft.`,
  organisation_erasure_asked: always('Gevraagd om de hele school te wissen.'),
  organisation_erasure_cancelled: always('Het wissen van de school tegengehouden.'),
  organisation_erasure_confirmed: always('Het wissen van de school bevestigd.'),
  organisation_exported: always('De hele school opgehaald als bestand.'),
  organisation_imported: always('De school ingelezen uit een bestand.'),
  own_email_changed: always('Het eigen e-mailadres veranderd.'),
  new_child_profile_changed: always('De instellingen waarmee een nieuw kind begint veranderd.'),
  region_chosen: ({ region }) =>
    region === 'vlaanderen'
      ? 'Gekozen voor Vlaanderen: leerjaren en Vlaamse woorden.'
      : 'Gekozen voor Nederland: groepen en Nederlandse woorden.',
  organisation_renamed: always('De naam van de organisatie veranderd.'),
  own_holidays_changed: always('De eigen vakanties veranderd.'),
  own_logins_ended: always('Zelf op een ander apparaat uitgelogd.'),
  own_name_changed: always('De eigen naam veranderd.'),
  own_password_changed: always('Het eigen wachtwoord veranderd.'),
  own_picture_added: always('Een eigen plaatje toegevoegd.'),
  own_step_added: labelled('Een eigen stap gemaakt'),
  own_step_archived: labelled('Een eigen stap in het archief gezet'),
  own_step_changed: labelled('Een eigen stap veranderd'),
  own_step_taken_back: labelled('Een eigen stap uit het archief gehaald'),
  pairing_code_made: ofGroup('Een code gemaakt om een apparaat toe te laten'),
  passkey_added: always('Een toegangssleutel toegevoegd.'),
  passkey_removed: always('Een toegangssleutel weggehaald.'),
  password_link_made: always('Een link gemaakt voor een nieuw wachtwoord, op de server.'),
  password_reset: always('Een nieuw wachtwoord gekozen.'),
  pronunciation_removed: ({ text }) => `De verbeterde uitspraak weggehaald van: ${text}.`,
  pronunciation_saved: ({ text }) => `De uitspraak verbeterd van: ${text}.`,
  recording_removed: ofWord('Een opname weggehaald'),
  recording_saved: ofWord('Een woord ingesproken'),
  recovery_code_used: always('Ingelogd met een herstelcode.'),
  recovery_codes_made: always('Nieuwe herstelcodes gemaakt.'),
  report_handled: always('Een melding afgehandeld.'),
  report_reopened: always('Een melding weer geopend.'),
  retention_terms_changed: always('Veranderd hoe lang de school gegevens bewaart.'),
  text_recording_removed: ofText('De opname van een tekst weggehaald'),
  text_recording_saved: ofText('Een tekst ingesproken'),
  voice_pack_added: ofVoicePack('Een stempakket in gebruik genomen'),
  voice_pack_made: ofVoicePack('Een stempakket gemaakt'),
  voice_pack_removed: ofVoicePack('Een stempakket weggehaald'),
  user_erasure_asked: ofUser('Gevraagd om een medewerker te wissen'),
  user_erasure_cancelled: ofUser('Het wissen van een medewerker tegengehouden'),
  user_erasure_confirmed: ofUser('Het wissen van een medewerker bevestigd'),
  second_factor_demanded: ({ from }) =>
    from === null
      ? 'Gekozen dat begeleiders geen tweede stap nodig hebben.'
      : 'Gekozen dat begeleiders een tweede stap nodig hebben.',
  second_factor_failed: always('De tweede stap bij het inloggen mislukte.'),
  school_changed: ofSchool('De gegevens van de school veranderd door het bestuur'),
  school_closed: ofSchool('De school gesloten door het bestuur'),
  school_made: ofSchool('De school gemaakt door het bestuur'),
  school_opened: ofSchool('De school weer geopend door het bestuur'),
  student_made: always('Een account voor een kind gemaakt op de server.'),
  totp_removed: always('De codes van een app weggehaald bij het inloggen.'),
  totp_set_up: always('Codes van een app ingesteld bij het inloggen.'),
  week_dictation_closed: ofGroup('Een weekdictee gesloten'),
  week_dictation_opened: ofGroup('Een weekdictee weer geopend'),
  word_marked: ofWord('Een woord klinkt raar'),
  word_unmarked: ofWord('Een woord klinkt niet meer raar'),
}

export const childEventTypes = Object.keys(childSentences) as readonly ChildEventType[]
export const otherEventTypes = Object.keys(otherSentences) as readonly OtherEvent['type'][]

const isOfChildren = (event: AuditEvent): event is ChildEvent => 'student_ids' in event

/** Returns the Dutch sentence of an event. `event` is null if it is of another version. */
export function describeAuditEvent(event: AuditEvent | null, names: SentenceNames): string {
  if (event === null) return 'Iets veranderd.'
  if (isOfChildren(event))
    return (childSentences[event.type] as (of: ChildEvent, names: SentenceNames) => string)(event, names)
  return (otherSentences[event.type] as (of: OtherEvent, names: SentenceNames) => string)(event, names)
}
