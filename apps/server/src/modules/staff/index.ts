export { inviteFirstAdministrator, type FirstInvitation } from './invite-first-administrator.ts'
export { beginStaffChange } from './keep-administrator.ts'
export { createInvitationSender, type SendInvitations } from './send-invitations.ts'
export { staffRoutes } from './routes.ts'
