import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { DialectHelpers } from '../dialects/dialect.ts'
import type { Schema } from '../schema.ts'
import { createAccounts } from './0001-accounts.ts'
import { createLearning } from './0002-learning.ts'
import { createWordSounds } from './0003-word-sounds.ts'
import { createLiveEvents } from './0004-live-events.ts'
import { createTestsAndMemory } from './0010-tests-and-memory.ts'
import { createBadgeFacts } from './0020-badges.ts'
import { createNotesAndBooks } from './0040-notes-and-books.ts'
import { createUserReports } from './0041-user-reports.ts'
import { createExchangeTokens } from './0050-exchange-tokens.ts'
import { createPasswordResets } from './0051-password-resets.ts'
import { createCardPictures } from './0070-card-pictures.ts'
import { createAttempts } from './0071-attempts.ts'
import { dropUnaskedData } from './0072-least-data.ts'
import { createOwnBooks } from './0073-own-books.ts'
import { createGroups } from './0080-groups.ts'
import { createRoster } from './0081-roster.ts'
import { createCardCodes } from './0082-card-codes.ts'
import { createGroupDevices } from './0082-group-devices.ts'
import { createPaths } from './0083-paths.ts'
import { createOwnSteps } from './0084-own-steps.ts'
import { createMeasures } from './0085-measures.ts'
import { createCalmProfile } from './0086-calm-profile.ts'
import { widenAnswerIndex } from './0087-answer-index.ts'
import { createMending } from './0088-mending.ts'
import { addMeasureDecisions } from './0091-measure-decisions.ts'
import { createSupervisorNotes } from './0091-supervisor-notes.ts'
import { addConfidence } from './0092-confidence.ts'
import { createTreehousePlaces } from './0093-treehouse-places.ts'
import { createGroupGoals } from './0094-group-goals.ts'
import { addReportKinds } from './0102-report-kinds.ts'
import { createFamiliarNetworks } from './0106-familiar-networks.ts'
import { indexForgetting } from './0107-forgetting.ts'
import { addGivenProfile } from './0110-given-profile.ts'
import { createPairingCodes } from './0111-pairing-codes.ts'
import { removeWaivedDiamonds } from './0112-waived-diamonds.ts'
import { indexLastPractice } from './0113-last-practice.ts'
import { writeAuditAsEvents } from './0114-audit-events.ts'
import { addMix } from './0115-mix.ts'
import { createKnowledge } from './0116-knowledge.ts'
import { addMemoryParameters } from './0117-memory-parameters.ts'
import { createItemDifficulty } from './0119-item-difficulty.ts'
import { createTodayMarks } from './0120-today-marks.ts'
import { createWeekDictations } from './0122-week-dictations.ts'
import { addHolidays } from './0123-holidays.ts'
import { createGroupMemberships } from './0124-group-memberships.ts'
import { createInterventions } from './0125-interventions.ts'
import { addDossier } from './0126-dossier.ts'
import { createHomeLinks } from './0127-home-links.ts'
import { createWeeklyMail } from './0128-weekly-mail.ts'
import { createInstructions } from './0129-instructions.ts'

/** By name, new ones last, or a database refuses to start. Databases store the names, so the double 0082 and 0091 stay. */
const migrations = (dialect: DialectHelpers): Record<string, Migration> => ({
  '0001-accounts': { up: (db) => createAccounts(db, dialect) },
  '0002-learning': { up: (db) => createLearning(db, dialect) },
  '0003-word-sounds': { up: (db) => createWordSounds(db, dialect) },
  '0004-live-events': { up: (db) => createLiveEvents(db, dialect) },
  '0010-tests-and-memory': { up: (db) => createTestsAndMemory(db) },
  '0020-badges': { up: (db) => createBadgeFacts(db) },
  '0040-notes-and-books': { up: (db) => createNotesAndBooks(db, dialect) },
  '0041-user-reports': { up: (db) => createUserReports(db, dialect) },
  '0050-exchange-tokens': { up: (db) => createExchangeTokens(db, dialect) },
  '0051-password-resets': { up: (db) => createPasswordResets(db) },
  '0070-card-pictures': { up: (db) => createCardPictures(db) },
  '0071-attempts': { up: (db) => createAttempts(db) },
  '0072-least-data': { up: (db) => dropUnaskedData(db) },
  '0073-own-books': { up: (db) => createOwnBooks(db) },
  '0080-groups': { up: (db) => createGroups(db, dialect) },
  '0081-roster': { up: (db) => createRoster(db, dialect) },
  '0082-card-codes': { up: (db) => createCardCodes(db) },
  '0082-group-devices': { up: (db) => createGroupDevices(db, dialect) },
  '0083-paths': { up: (db) => createPaths(db, dialect) },
  '0084-own-steps': { up: (db) => createOwnSteps(db, dialect) },
  '0085-measures': { up: (db) => createMeasures(db, dialect) },
  '0086-calm-profile': { up: (db) => createCalmProfile(db) },
  '0087-answer-index': { up: (db) => widenAnswerIndex(db) },
  '0088-mending': { up: (db) => createMending(db, dialect) },
  '0091-measure-decisions': { up: (db) => addMeasureDecisions(db) },
  '0091-supervisor-notes': { up: (db) => createSupervisorNotes(db, dialect) },
  '0092-confidence': { up: (db) => addConfidence(db) },
  '0093-treehouse-places': { up: (db) => createTreehousePlaces(db) },
  '0094-group-goals': { up: (db) => createGroupGoals(db) },
  '0102-report-kinds': { up: (db) => addReportKinds(db) },
  '0106-familiar-networks': { up: (db) => createFamiliarNetworks(db) },
  '0107-forgetting': { up: (db) => indexForgetting(db) },
  '0110-given-profile': { up: (db) => addGivenProfile(db) },
  '0111-pairing-codes': { up: (db) => createPairingCodes(db) },
  '0112-waived-diamonds': { up: (db) => removeWaivedDiamonds(db) },
  '0113-last-practice': { up: (db) => indexLastPractice(db) },
  '0114-audit-events': { up: (db) => writeAuditAsEvents(db) },
  '0115-mix': { up: (db) => addMix(db) },
  '0116-knowledge': { up: (db) => createKnowledge(db) },
  '0117-memory-parameters': { up: (db) => addMemoryParameters(db) },
  '0119-item-difficulty': { up: (db) => createItemDifficulty(db) },
  '0120-today-marks': { up: (db) => createTodayMarks(db) },
  '0122-week-dictations': { up: (db) => createWeekDictations(db, dialect) },
  '0123-holidays': { up: (db) => addHolidays(db) },
  '0124-group-memberships': { up: (db) => createGroupMemberships(db) },
  '0125-interventions': { up: (db) => createInterventions(db, dialect) },
  '0126-dossier': { up: (db) => addDossier(db) },
  '0127-home-links': { up: (db) => createHomeLinks(db, dialect) },
  '0128-weekly-mail': { up: (db) => createWeeklyMail(db) },
  '0129-instructions': { up: (db) => createInstructions(db, dialect) },
})

export const migrationNames: readonly string[] = Object.keys(migrations({} as DialectHelpers))

export class DatabaseTooNew extends Error {
  constructor() {
    super(
      'Deze database is van een nieuwere versie van Letterliaan. Start die versie, of zet de reservekopie van vóór die versie terug.',
    )
  }
}

/** The start of Kysely's message for unknown migrations. */
const unknownMigration = 'corrupted migrations'

/** All or nothing, only forward. Throws DatabaseTooNew. */
export async function migrate(db: Kysely<Schema>, dialect: DialectHelpers): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith(unknownMigration)) throw new DatabaseTooNew()
  if (error !== undefined) throw error
}
