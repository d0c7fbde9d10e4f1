import type * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { auditLogEndpoints } from './endpoints/audit-log.ts'
import { curriculumEndpoints } from './endpoints/curriculum.ts'
import { dataEndpoints } from './endpoints/data.ts'
import { diaryEndpoints } from './endpoints/diary.ts'
import { identityEndpoints } from './endpoints/identity.ts'
import { insightEndpoints } from './endpoints/insight.ts'
import { learnEndpoints } from './endpoints/learn.ts'
import { liveEndpoints } from './endpoints/live.ts'
import { paperEndpoints } from './endpoints/paper.ts'
import { pathEndpoints } from './endpoints/paths.ts'
import { peopleEndpoints } from './endpoints/people.ts'
import { schoolEndpoints } from './endpoints/school.ts'
import { soundEndpoints } from './endpoints/sound.ts'
import { subscriptionEndpoints } from './endpoints/subscriptions.ts'

export const contract = {
  ...identityEndpoints,
  ...subscriptionEndpoints,
  ...peopleEndpoints,
  ...learnEndpoints,
  ...pathEndpoints,
  ...curriculumEndpoints,
  ...paperEndpoints,
  ...auditLogEndpoints,
  ...diaryEndpoints,
  ...soundEndpoints,
  ...liveEndpoints,
  ...insightEndpoints,
  ...dataEndpoints,
  ...schoolEndpoints,
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
