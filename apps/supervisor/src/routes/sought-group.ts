import { readId } from '@letterliaan/web/page'
import { addresses } from '../app/addresses.ts'

const readSought = (name: string): number | null =>
  readId(new URLSearchParams(window.location.search).get(name) ?? '')

/** Reads '?groep=7', the group for which words or children are added. */
export const readSoughtGroup = (): number | null => readSought(addresses.soughtGroup)

/** Reads '?wereld=2', the world of the page. */
export const readSoughtWorld = (): number | null => readSought(addresses.soughtWorld)
