export const ofChild = { owner: 'child', by: 'student_id', to: 'student' } as const
export const ofUser = { owner: 'user', by: 'user_id', to: 'user' } as const
export const ofSupervisor = { owner: 'supervisor', by: 'user_id', to: 'user' } as const
export const ofOrganisation = { owner: 'organisation', by: 'organisation_id', to: 'organisation' } as const
export const ownedByGroup = { owner: 'organisation', by: 'group_id', to: 'group' } as const
