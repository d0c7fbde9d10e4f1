/** What lives in the treehouse, fetched when the room stands. */
export { dailyQuery } from '../../../app/daily/daily-query.ts'
export { Residents } from './Residents.tsx'
export { UsedThing } from './UsedThing.tsx'
