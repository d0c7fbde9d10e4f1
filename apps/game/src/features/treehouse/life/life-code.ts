/** The treehouse's animals and things in use, loaded after the room. */
export { fetchLife } from './fetch-life.ts'
export { Residents } from './Residents.tsx'
export { UsedThing } from './UsedThing.tsx'
