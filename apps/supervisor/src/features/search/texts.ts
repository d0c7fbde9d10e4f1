import { catalogue } from '@letterliaan/texts'

/** The window in which one finds a child, a group, a step or a page. */

export const title = 'Zoeken'
export const field = 'Zoek een kind, groep, stap of pagina'
export const openByKeys = 'Zoeken (Ctrl+K)'
/** For `aria-keyshortcuts`. */
export const shortcuts = 'Control+K Meta+K'
export const keys = 'Pijltjes kiezen, Enter opent, Escape sluit.'
export const found = catalogue({
  one: '1 gevonden',
  many: '{count} gevonden',
})
export const firstOf = 'De eerste {shown} van {count}. Typ meer letters om te kiezen.'
export const none = 'Niets gevonden. Kijk of u het zo schrijft.'
export const notFetched = 'Niet alles is opgehaald. Sluit dit venster en probeer het opnieuw.'
export const page = 'Pagina'
export const ownStep = 'eigen stap'
