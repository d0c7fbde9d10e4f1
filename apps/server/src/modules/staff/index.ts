export { closeMember, openMember } from './members.ts'
export { staffRoutes } from './routes.ts'
