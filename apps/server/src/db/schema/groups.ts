import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface GroupTables {
  readonly group: GroupTable
  readonly group_student: GroupStudentTable
  readonly group_membership: GroupMembershipTable
  readonly group_device: GroupDeviceTable
  readonly pairing_code: PairingCodeTable
  readonly group_supervisor: GroupSupervisorTable
  readonly group_goal: GroupGoalTable
  readonly group_goal_celebrated: GroupGoalCelebratedTable
  readonly roster_import: RosterImportTable
  readonly supervisor_note: SupervisorNoteTable
  readonly today_mark: TodayMarkTable
}

export interface GroupTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly name: string
  readonly school_year: number
  /** Groep 3 to 8; null: mixed. */
  readonly level_id: number | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

export interface GroupStudentTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly student_id: number
}

/** When a child was in a group (ADR 41); `group_student` has only present members. */
export interface GroupMembershipTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly student_id: number
  /** 0 for a child's first group, which includes all earlier work. */
  readonly since: UnixSecondsColumn
  /** When the child left the group (exclusive); null for a present member. */
  readonly until: UnixSecondsColumn | null
}

export interface GroupSupervisorTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly user_id: number
}

/** A device on which children choose their name (CARD-5). */
export interface GroupDeviceTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly group_id: number
  readonly name: string
  /** SHA-256 of the device's cookie, hexadecimal. */
  readonly hash: string
  readonly allowed_by: number
  readonly created_at: UnixSecondsColumn
  readonly used_at: UnixSecondsColumn | null
}

/** A code that pairs devices with a group for half an hour (DAG-6). */
export interface PairingCodeTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly code_hmac: string
  readonly made_by: number
  readonly expires_at: UnixSecondsColumn
  readonly num_left: number
}

export interface RosterImportTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly user_id: number
  readonly kind: 'import' | 'next_year'
  readonly changes: JsonText
  readonly created_at: UnixSecondsColumn
  readonly undone_at: UnixSecondsColumn | null
}

/** A note of a supervisor (supervisor.md, point 9); never for the child's app. */
export interface SupervisorNoteTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  readonly user_id: number
  readonly text: string
  /** ISO date from which 'Vandaag' shows the note, such as '2026-11-16'; null: not planned. */
  readonly follow_up_on: string | null
  readonly followed_up_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** A mark that hides a cause on 'Vandaag' up to this level and until a time (docs/adr/0038-one-line-a-child.md). */
export interface TodayMarkTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly cause: string
  readonly level: number
  readonly mark: 'seen' | 'later'
  readonly until: UnixSecondsColumn
  readonly marked_by: number
  readonly marked_at: UnixSecondsColumn
}

/** A group's goal for a week. A kept goal is valid until a later week has its own. */
export interface GroupGoalTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly week: string
  readonly words_wanted: number | null
  readonly is_kept: boolean
  readonly set_by: number
  readonly set_at: UnixSecondsColumn
}

export interface GroupGoalCelebratedTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly group_id: number
  readonly week: string
  readonly created_at: UnixSecondsColumn
}
