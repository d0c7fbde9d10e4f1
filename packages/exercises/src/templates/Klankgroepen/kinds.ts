import type { Color } from '@letterliaan/contract'
import type { EndKind } from './groups.ts'

/** How a kind of end sound looks and what it is called (dutch.md §1.3 and §1.5). */
export const kindLooks: Readonly<Record<EndKind, { readonly name: string; readonly color: Color }>> = {
  K: { name: 'korte klank', color: 'green' },
  L: { name: 'lange klank', color: 'yellow' },
  T: { name: 'tweetekenklank', color: 'red' },
  M: { name: 'medeklinker', color: 'lightblue' },
  D: { name: 'stomme e', color: 'orange' },
}
