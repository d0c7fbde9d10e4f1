/** The daily surprise on the map. Loaded after the page, so that no first page contains this code. */
export { createDailyQuery } from './daily-query.ts'
export { DailyWindow } from './DailyWindow.tsx'
export { Scenery } from '../scenery/Scenery.tsx'
export { createDailyOffer } from './create-daily-offer.tsx'
