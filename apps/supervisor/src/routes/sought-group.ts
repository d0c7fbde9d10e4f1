import { readId } from '@letterliaan/web/page'
import { addresses } from '../app/addresses.ts'

const readSought = (name: string): number | null =>
  readId(new URLSearchParams(window.location.search).get(name) ?? '')

/** '?groep=7': for which group words or children are added. */
export const readSoughtGroup = (): number | null => readSought(addresses.soughtGroup)

/** '?wereld=2' */
export const readSoughtWorld = (): number | null => readSought(addresses.soughtWorld)
