/** The day's news on the map, loaded after the page: none of it is in a first page. */
export { dailyQuery } from './daily-query.ts'
export { DailyWindow } from './DailyWindow.tsx'
export { Scenery } from '../scenery/Scenery.tsx'
export { offerOf } from './offer-of.tsx'
