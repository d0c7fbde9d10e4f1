import { readId } from '@letterliaan/web/page'
import { addresses } from './addresses.ts'

/** '?groep=7': for whom own words are made. */
export const readSoughtGroup = (): number | null =>
  readId(new URLSearchParams(window.location.search).get(addresses.soughtGroup) ?? '')
