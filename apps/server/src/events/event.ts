import * as z from 'zod'
import { AuditEvent } from './audit-event.ts'
import { LearningEvent } from './learning-event.ts'

/** Events of a transaction (docs/adr/0080-an-answer-is-one-append.md). */
export const ServerEvent = z.discriminatedUnion('type', [AuditEvent, LearningEvent])
export type ServerEvent = z.infer<typeof ServerEvent>
export type EventType = ServerEvent['type']

export type EventOf<T extends EventType, E = ServerEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E & { readonly type: T }
    : never
  : never

/** An event with the person who caused it and the time (`at`, unix seconds). */
export interface RecordedEvent<E extends ServerEvent = ServerEvent> {
  readonly organisation_id: number
  readonly user_id: number | null
  readonly student_id: number | null
  readonly at: number
  readonly event: E
}

export type ByType<R> = { readonly [T in EventType]?: (event: EventOf<T>) => R }

export function readByType<R>(readers: ByType<R>, event: ServerEvent): R | null {
  const read = readers[event.type] as ((of: ServerEvent) => R) | undefined
  return read === undefined ? null : read(event)
}
