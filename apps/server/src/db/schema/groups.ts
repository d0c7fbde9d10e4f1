import type { Generated } from 'kysely'
import type { JsonText, OwnedByOrganisation, UnixSecondsColumn } from './columns.ts'

export interface GroupTables {
  readonly group: GroupTable
  readonly group_student: GroupStudentTable
  readonly group_device: GroupDeviceTable
  readonly pairing_code: PairingCodeTable
  readonly group_supervisor: GroupSupervisorTable
  readonly group_goal: GroupGoalTable
  readonly group_goal_celebrated: GroupGoalCelebratedTable
  readonly roster_import: RosterImportTable
  readonly supervisor_note: SupervisorNoteTable
}

/** Children that are taught together (supervisor.md, point 1). */
export interface GroupTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly name: string
  /** The year in which the school year begins. */
  readonly school_year: number
  /** The school group (groep 3 to 8); null where its children are of several. */
  readonly level_id: number | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** A child in a group; it may be in several. */
export interface GroupStudentTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly student_id: number
}

/** A supervisor of a group: it sees the group's children. */
export interface GroupSupervisorTable extends OwnedByOrganisation {
  readonly group_id: number
  readonly user_id: number
}

/** A device on which the children of a group choose themselves (CARD-5). */
export interface GroupDeviceTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly group_id: number
  /** As the supervisor calls it. */
  readonly name: string
  /** SHA-256 of what its cookie holds, hexadecimal. */
  readonly hash: string
  /** The user who allowed it. */
  readonly allowed_by: number
  readonly created_at: UnixSecondsColumn
  /** The last time that a child chose itself there. */
  readonly used_at: UnixSecondsColumn | null
}

/** The code by which devices are paired for a group, for half an hour (DAG-6). */
export interface PairingCodeTable extends OwnedByOrganisation {
  readonly group_id: number
  /** Keyed hash of the code. */
  readonly code_hmac: string
  readonly made_by: number
  readonly expires_at: UnixSecondsColumn
  /** So many devices it still pairs. */
  readonly num_left: number
}

/** What somebody did to many children at once, so that it can be undone the same day (GRP-6). Kept two days. */
export interface RosterImportTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  /** Who did it. */
  readonly user_id: number
  readonly kind: 'import' | 'next_year'
  /** `RosterRecord` of modules/roster. */
  readonly changes: JsonText
  readonly created_at: UnixSecondsColumn
  readonly undone_at: UnixSecondsColumn | null
}

/** What a supervisor noted about a child (supervisor.md, point 9); no call of the child's app reads it. */
export interface SupervisorNoteTable extends OwnedByOrganisation {
  readonly id: Generated<number>
  readonly student_id: number
  /** Who wrote it. */
  readonly user_id: number
  readonly text: string
  /** '2026-11-16': from that day on it is on 'Vandaag'; null: nothing was planned. */
  readonly follow_up_on: string | null
  readonly followed_up_at: UnixSecondsColumn | null
  readonly created_at: UnixSecondsColumn
  readonly updated_at: UnixSecondsColumn
}

/** What a group wants to practise in a week. The last that was set, or kept, before a week holds in it. */
export interface GroupGoalTable extends OwnedByOrganisation {
  readonly group_id: number
  /** Its Monday: '2026-11-16'. */
  readonly week: string
  /** Null: from this week on there is none. */
  readonly words_wanted: number | null
  /** Does it hold in the weeks after it too? */
  readonly is_kept: boolean
  /** The user who set it. */
  readonly set_by: number
  readonly set_at: UnixSecondsColumn
}

/** That a child saw that its group reached the goal of a week: it is celebrated once. */
export interface GroupGoalCelebratedTable extends OwnedByOrganisation {
  readonly student_id: number
  readonly group_id: number
  readonly week: string
  readonly created_at: UnixSecondsColumn
}
