import { join } from 'node:path'
import { findTrouble, pathFromRoot } from './boundaries.ts'

const root = join(import.meta.dirname, '../..')

interface Node {
  readonly type: string
  readonly value?: unknown
}
interface Imported {
  readonly source?: Node | null
  readonly exportKind?: string
}
interface Context {
  readonly filename: string
  report(problem: { node: Node; message: string }): void
}

const checkImports = {
  create(context: Context) {
    const path = pathFromRoot(root, context.filename)
    const check = ({ source, exportKind }: Imported): void => {
      if (typeof source?.value !== 'string') return
      const message = findTrouble(path, source.value, exportKind === 'type')
      if (message !== undefined) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

const queries = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'execute',
  'executeTakeFirst',
  'executeTakeFirstOrThrow',
])

const checkQueries = {
  create(context: Context) {
    return {
      MemberExpression({ property }: { readonly property: Node & { readonly name?: string } }): void {
        if (property.name === undefined || !queries.has(property.name)) return
        const message =
          "SQL stands in the room's queries.ts, in db and in operations: give the query a name there and call it."
        context.report({ node: property, message })
      },
    }
  },
}

/** Rules of this project only. */
export default {
  meta: { name: 'house' },
  rules: { boundaries: checkImports, queries: checkQueries },
}
