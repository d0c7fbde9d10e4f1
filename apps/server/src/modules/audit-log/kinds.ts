import type { AuditKind } from '@letterliaan/contract'
import type { AuditEvent } from '../../events/audit-event.ts'
import { childEventTypes, otherEventTypes } from './describe-audit-event.ts'

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
  'own_email_changed',
  'own_logins_ended',
  'own_name_changed',
  'own_password_changed',
  'passkey_added',
  'passkey_removed',
  'password_reset',
  'recovery_code_used',
  'recovery_codes_made',
  'second_factor_failed',
  'take_over_made',
  'take_over_used',
  'totp_removed',
  'totp_set_up',
]
const exported: readonly Type[] = [
  'child_file_made',
  'answers_exported',
  'audit_log_exported',
  'dyslexia_report_made',
  'group_report_made',
  'intervention_printed',
  'measures_exported',
  'organisation_exported',
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
  'invitation_withdrawn',
  'member_blocked',
  'member_groups_changed',
  'member_logins_ended',
  'member_role_changed',
  'member_second_factor_removed',
  'member_unblocked',
  'user_erasure_asked',
  'user_erasure_cancelled',
  'user_erasure_confirmed',
]

const named = new Map<string, AuditKind>([
  ...login.map((type) => [type, 'login'] as const),
  ...exported.map((type) => [type, 'export'] as const),
  ...staff.map((type) => [type, 'staff'] as const),
  ['child_viewed', 'view'],
])
const ofChildren: ReadonlySet<string> = new Set(childEventTypes)

export const getAuditKind = (action: string): AuditKind =>
  named.get(action) ?? (ofChildren.has(action) ? 'child' : 'school')

const byKind = Map.groupBy<AuditKind, string>([...childEventTypes, ...otherEventTypes], getAuditKind)

export const listActionsOfKind = (kind: AuditKind): readonly string[] => byKind.get(kind) ?? []
