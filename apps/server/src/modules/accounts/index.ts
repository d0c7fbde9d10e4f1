export {
  createChildren,
  createOrganisation,
  createOwnOrganisation,
  createStudent,
  createSubscription,
  createUser,
  hasAccounts,
} from './create-account.ts'
export { makeFirstAdministratorLink } from './first-administrator/link.ts'
export { registerFirstAdministrator } from './first-administrator/routes.ts'
export { chooseRegion, chooseRegionByCommand } from './organisation/choose-region.ts'
export { getOrganisation } from './organisation/organisation.ts'
export { accountRoutes } from './routes.ts'
export { securityRoutes } from './security/routes.ts'
export { getSupervisor } from './supervisors.ts'
