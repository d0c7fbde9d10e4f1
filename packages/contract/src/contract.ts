import type * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { auditLogEndpoints } from './endpoints/audit-log.ts'
import { audioEndpoints } from './endpoints/audio.ts'
import { boardEndpoints } from './endpoints/board.ts'
import { bookEndpoints } from './endpoints/books.ts'
import { dailyEndpoints } from './endpoints/daily.ts'
import { developerEndpoints } from './endpoints/developer.ts'
import { documentEndpoints } from './endpoints/documents.ts'
import { goalEndpoints } from './endpoints/goals.ts'
import { groupEndpoints } from './endpoints/groups.ts'
import { homeEndpoints } from './endpoints/home.ts'
import { insightEndpoints } from './endpoints/insight.ts'
import { instructionEndpoints } from './endpoints/instructions.ts'
import { interventionEndpoints } from './endpoints/interventions.ts'
import { learningEndpoints } from './endpoints/learning.ts'
import { liveEndpoints } from './endpoints/live.ts'
import { mendingEndpoints } from './endpoints/mending.ts'
import { measureEndpoints } from './endpoints/measures.ts'
import { loginCardEndpoints } from './endpoints/login-cards.ts'
import { noteEndpoints } from './endpoints/notes.ts'
import { ownAccountEndpoints } from './endpoints/own-account.ts'
import { ownStepEndpoints } from './endpoints/own-steps.ts'
import { pathEndpoints } from './endpoints/paths.ts'
import { passwordEndpoints } from './endpoints/passwords.ts'
import { privacyEndpoints } from './endpoints/privacy.ts'
import { progressEndpoints } from './endpoints/progress.ts'
import { recordEndpoints } from './endpoints/records.ts'
import { repetitionEndpoints } from './endpoints/repetition.ts'
import { reportEndpoints } from './endpoints/reports.ts'
import { rosterEndpoints } from './endpoints/roster.ts'
import { staffEndpoints } from './endpoints/staff.ts'
import { singleSignOnEndpoints } from './endpoints/single-sign-on.ts'
import { studentEndpoints } from './endpoints/students.ts'
import { subscriptionEndpoints } from './endpoints/subscriptions.ts'
import { supervisorEndpoints } from './endpoints/supervisor.ts'
import { supervisorNoteEndpoints } from './endpoints/supervisor-notes.ts'
import { toetsEndpoints } from './endpoints/toets.ts'
import { userReportEndpoints } from './endpoints/user-reports.ts'
import { tokenEndpoints } from './endpoints/tokens.ts'
import { archiveEndpoints } from './endpoints/archive.ts'
import { weekDictationEndpoints } from './endpoints/week-dictations.ts'
import { voicePackEndpoints } from './endpoints/voice-packs.ts'
import { wordSoundEndpoints } from './endpoints/word-sounds.ts'
import { writingSheetEndpoints } from './endpoints/writing-sheets.ts'

export const contract = {
  ...tokenEndpoints,
  ...singleSignOnEndpoints,
  ...passwordEndpoints,
  ...subscriptionEndpoints,
  ...accountEndpoints,
  ...learningEndpoints,
  ...toetsEndpoints,
  ...measureEndpoints,
  ...weekDictationEndpoints,
  ...writingSheetEndpoints,
  ...auditLogEndpoints,
  ...archiveEndpoints,
  ...privacyEndpoints,
  ...progressEndpoints,
  ...pathEndpoints,
  ...recordEndpoints,
  ...repetitionEndpoints,
  ...noteEndpoints,
  ...bookEndpoints,
  ...userReportEndpoints,
  ...documentEndpoints,
  ...audioEndpoints,
  ...liveEndpoints,
  ...supervisorEndpoints,
  ...staffEndpoints,
  ...ownAccountEndpoints,
  ...boardEndpoints,
  ...studentEndpoints,
  ...loginCardEndpoints,
  ...groupEndpoints,
  ...dailyEndpoints,
  ...goalEndpoints,
  ...homeEndpoints,
  ...insightEndpoints,
  ...instructionEndpoints,
  ...interventionEndpoints,
  ...reportEndpoints,
  ...mendingEndpoints,
  ...supervisorNoteEndpoints,
  ...rosterEndpoints,
  ...voicePackEndpoints,
  ...wordSoundEndpoints,
  ...ownStepEndpoints,
  ...developerEndpoints,
}
export type Contract = typeof contract
export const getEndpoint = (call: EndpointName): Endpoint => contract[call]

export type EndpointName = keyof Contract

type Part<C extends EndpointName, P extends 'params' | 'query' | 'body'> =
  Contract[C] extends Record<P, infer S extends z.ZodType> ? S : never

export type EventsEndpointName = {
  [C in EndpointName]: Contract[C] extends { events: z.ZodType } ? C : never
}[EndpointName]

export type RequestInput<C extends EndpointName, P extends 'params' | 'query' | 'body'> = [
  Part<C, P>,
] extends [never]
  ? undefined
  : z.input<Part<C, P>>

export type RequestOutput<C extends EndpointName, P extends 'params' | 'query' | 'body'> = [
  Part<C, P>,
] extends [never]
  ? undefined
  : z.output<Part<C, P>>

export type CallResponse<C extends EndpointName> = Contract[C]['response'] extends z.ZodType
  ? z.output<Contract[C]['response']>
  : ArrayBuffer
