import type { AuditKind } from '@letterliaan/contract'
import type { AuditEvent } from '../../events/audit-event.ts'
import { historyTypes, otherTypes } from './sentences.ts'

type Type = AuditEvent['type']

const login: readonly Type[] = [
  'identity_linked',
  'identity_unlinked',
  'exchange_tokens_revoked',
  'impersonation_made',
  'impersonation_used',
  'let_in',
  'logged_in',
  'login_card_made',
  'login_failed',
  'password_link_made',
  'password_made',
  'password_reset',
  'take_over_made',
  'take_over_used',
]
const exported: readonly Type[] = [
  'answers_exported',
  'audit_log_exported',
  'dyslexia_report_made',
  'group_report_made',
  'intervention_printed',
  'measures_exported',
  'parents_report_made',
  'results_exported',
  'sessions_exported',
]
const staff: readonly Type[] = [
  'begeleider_made',
  'beheerder_made',
  'bestuur_made',
  'first_administrator',
  'invitation_accepted',
  'invitation_made',
  'invitation_renewed',
  'invitation_withdrawn',
  'member_blocked',
  'member_groups_changed',
  'member_groups_handed_over',
  'member_logins_ended',
  'member_role_changed',
  'member_unblocked',
]

const named = new Map<string, AuditKind>([
  ...login.map((type) => [type, 'login'] as const),
  ...exported.map((type) => [type, 'export'] as const),
  ...staff.map((type) => [type, 'staff'] as const),
  ['child_viewed', 'view'],
])
const ofChildren: ReadonlySet<string> = new Set(historyTypes)

export const kindOf = (action: string): AuditKind =>
  named.get(action) ?? (ofChildren.has(action) ? 'child' : 'school')

const byKind = Map.groupBy<AuditKind, string>([...historyTypes, ...otherTypes], kindOf)

export const actionsOf = (kind: AuditKind): readonly string[] => byKind.get(kind) ?? []
