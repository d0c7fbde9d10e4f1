import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Zoeken',
  field: 'Zoek een kind, groep, stap of pagina',
  openByKeys: 'Zoeken (Ctrl+K)',
  /** Value of `aria-keyshortcuts`. */
  shortcuts: 'Control+K Meta+K',
  keys: 'Pijltjes kiezen, Enter opent, Escape sluit.',
  found: { one: '1 gevonden', many: '{count} gevonden' },
  firstOf: 'De eerste {shown} van {count}. Typ meer letters om te kiezen.',
  none: 'Niets gevonden. Kijk of u het zo schrijft.',
  notFetched: 'Niet alles is opgehaald. Sluit dit venster en probeer het opnieuw.',
  page: 'Pagina',
  ownStep: 'eigen stap',
})
