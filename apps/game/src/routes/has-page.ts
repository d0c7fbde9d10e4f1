import { matchPage } from '@letterliaan/web/page'
import { pages } from './pages.ts'

/** Does the game have a page at this address? What leads nowhere is not offered. */
export const hasPage = (address: string): boolean => matchPage(pages, address) !== null
