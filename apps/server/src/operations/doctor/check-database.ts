import { compareVersions } from '../../product-version.ts'
import { attention, good, wrong, type Finding } from './finding.ts'

/** What a database tells of itself. */
export interface DatabaseLook {
  readonly kind: string
  /** Names of migrations that ran; empty for a new database. */
  readonly migrations: readonly string[]
  /** The version of the product that wrote last. */
  readonly writer: string | null
}

export interface Product {
  readonly version: string
  readonly migrations: readonly string[]
}

/** Is the product newer, older, or just right for its database? */
export function checkDatabase({ kind, migrations, writer }: DatabaseLook, product: Product): Finding {
  const unknown = migrations.filter((name) => !product.migrations.includes(name))
  const isOlder = writer !== null && compareVersions(product.version, writer) < 0
  if (unknown.length > 0 || isOlder)
    return wrong(
      `De database is van een nieuwere versie (${writer ?? unknown.at(-1)}) dan Letterliaan hier (${product.version}). Start die versie, of zet de back-up van vóór die versie terug.`,
    )
  if (migrations.length === 0)
    return attention(`${kind}: de database is nog leeg. De server vult hem bij de eerste start.`)
  const missing = product.migrations.length - migrations.length
  if (missing > 0)
    return attention(
      `${kind}: de database is van een oudere versie (${missing} stappen achter). Maak een back-up; de server werkt hem bij de start bij.`,
    )
  return good(`${kind}: de database hoort bij versie ${product.version}.`)
}
