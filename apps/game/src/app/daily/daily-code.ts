/** All of what is new in a day, fetched when a page stands: none of it is in a first page. */
export { dailyQuery } from './daily-query.ts'
export { pictureOf } from './DailyPicture.tsx'
export { DailyWindow, titleOf } from './DailyWindow.tsx'
export { Weather } from './Weather.tsx'
