import { redirect } from '@tanstack/react-router'
import type { Detour } from './access.ts'

/** Leads a navigation elsewhere, without an entry in the history; does nothing without a detour. */
export function redirectTo(detour: Detour | null): void {
  if (detour !== null) throw redirect({ to: detour, replace: true })
}
