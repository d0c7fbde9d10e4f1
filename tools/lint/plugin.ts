import { join } from 'node:path'
import { findBoundaryViolation, getPathFromRoot } from './boundaries.ts'
import { findCommentTrouble, findTitleTrouble } from './english.ts'

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
  readonly sourceCode: { getAllComments(): readonly (Node & { readonly value: string })[] }
  report(problem: { node: Node; message: string }): void
}

const checkImports = {
  create(context: Context) {
    const path = getPathFromRoot(root, context.filename)
    const check = ({ source, exportKind }: Imported): void => {
      if (typeof source?.value !== 'string') return
      const message = findBoundaryViolation(path, source.value, exportKind === 'type')
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

interface Call {
  readonly callee: Node & {
    readonly name?: string
    readonly callee?: Call['callee']
    readonly object?: Call['callee']
  }
  readonly arguments: readonly (Node & {
    readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
  })[]
}

/** Returns the first name of a call, such as `test`, `it.each(…)` and `describe.skip`. */
function nameOf(callee: Call['callee'] | undefined): string | undefined {
  return callee === undefined ? undefined : (callee.name ?? nameOf(callee.object ?? callee.callee))
}

const checkEnglish = {
  create(context: Context) {
    return {
      Program(): void {
        for (const comment of context.sourceCode.getAllComments()) {
          const message = findCommentTrouble(comment.value)
          if (message !== undefined) context.report({ node: comment, message })
        }
      },
      CallExpression({ callee, arguments: [title] }: Call): void {
        if (title === undefined || !/^(?:test|it|describe)$/.test(nameOf(callee) ?? '')) return
        const text = typeof title.value === 'string' ? title.value : title.quasis?.[0]?.value.raw
        const message = findTitleTrouble(text ?? '')
        if (message !== undefined) context.report({ node: title, message })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { boundaries: checkImports, queries: checkQueries, english: checkEnglish },
}
