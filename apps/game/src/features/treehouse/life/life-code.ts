export { fetchLife } from './fetch-life.ts'
export { Residents } from './Residents.tsx'
export { UsedThing } from './UsedThing.tsx'
