export const ownedByChild = { owner: 'child', by: 'student_id', to: 'student' } as const
export const ownedByUser = { owner: 'user', by: 'user_id', to: 'user' } as const
export const ownedBySupervisor = { owner: 'supervisor', by: 'user_id', to: 'user' } as const
export const ownedByOrganisation = {
  owner: 'organisation',
  by: 'organisation_id',
  to: 'organisation',
} as const
export const ownedByGroup = { owner: 'organisation', by: 'group_id', to: 'group' } as const
