export {
  createChildren,
  createOrganisation,
  createOwnOrganisation,
  createStudent,
  createUser,
} from './accounts/create-account.ts'
export { makeFirstAdministratorLink } from './accounts/first-administrator/link.ts'
export { registerFirstAdministrator } from './accounts/first-administrator/routes.ts'
export { chooseRegion, chooseRegionByCommand } from './accounts/organisation/choose-region.ts'
export { getOrganisation } from './accounts/organisation/organisation.ts'
export { createAccountRoutes } from './accounts/routes.ts'
export { getSupervisor } from './accounts/supervisors.ts'
export { createPairingLimit } from './cards/devices/pairing.ts'
export { hasLoginCards } from './cards/login-cards.ts'
export { createLoginCardRoutes } from './cards/routes.ts'
export { changeGroupStudents } from './groups/change-students.ts'
export {
  createGroup,
  removeGroup,
  getGroup,
  listGroups,
  makeGroup,
  assertGroupName,
  setGroupYear,
} from './groups/groups.ts'
export { moveStudents } from './groups/move-students.ts'
export { makeNamesUnique } from './groups/make-names-unique.ts'
export { orderByName } from './groups/order-by-name.ts'
export { createGroupRoutes } from './groups/routes.ts'
export { type FirstInvitation, inviteFirstAdministrator } from './staff/invite-first-administrator.ts'
export { beginStaffChange } from './staff/staff-change.ts'
export { blockToErase } from './staff/members.ts'
export { createStaffRoutes } from './staff/routes.ts'
export { prepareInviting, type InvitingDependencies, type SendInvitations } from './staff/send-invitations.ts'
