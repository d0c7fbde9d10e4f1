export { weeklyMailRoutes } from './routes.ts'
export { startWeeklyMails } from './send-weekly-mails.ts'
