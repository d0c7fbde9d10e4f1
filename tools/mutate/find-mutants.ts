import { parseSync } from 'vite'

export interface Mutant {
  readonly start: number
  readonly end: number
  readonly was: string
  readonly becomes: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
}

/** These nodes wrap expressions. The other TS nodes are types. */
const wrapsCode = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

function mutate(node: Node, source: string): Mutant[] {
  const text = ({ start, end }: Node): string => source.slice(start, end)
  const replace = ({ start, end }: Node, becomes: string): Mutant => ({
    start,
    end,
    was: source.slice(start, end),
    becomes,
  })
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const opposite = opposites[String(node['operator'])]
      if (opposite === undefined) return []
      return [replace(node, `(${text(node['left'] as Node)}) ${opposite} (${text(node['right'] as Node)})`)]
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const asked = node['test'] as Node
      return [replace(asked, `!(${text(asked)})`)]
    }
    case 'ReturnStatement':
      return isNode(node['argument']) ? [replace(node['argument'], 'undefined')] : []
    case 'Literal':
      return typeof node['value'] === 'number' ? [replace(node, `${node['value'] + 1}`)] : []
    default:
      return []
  }
}

const isSkipped = (parent: Node, key: string): boolean =>
  (key === 'key' && parent['computed'] !== true) ||
  (key === 'test' && /^(While|DoWhile|For)Statement$/.test(parent.type)) ||
  (key === 'update' && parent.type === 'ForStatement') ||
  parent.type === 'ImportDeclaration'

export function findMutants(path: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !wrapsCode.has(node.type)) return
    found.push(...mutate(node, source))
    for (const [key, value] of Object.entries(node)) {
      if (isSkipped(node, key)) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(parseSync(path, source).program as unknown as Node)
  return found.toSorted((a, b) => a.start - b.start)
}

/** Adds each mutant next to the original code. `globalThis.isBroken(id)` chooses between them. */
export function addMutants(source: string, mutants: ReadonlyMap<string, Mutant>): string {
  let text = source
  for (const [id, { start, end, was, becomes }] of [...mutants].toSorted(([, a], [, b]) => b.start - a.start))
    text = `${text.slice(0, start)}(globalThis.isBroken('${id}') ? (${becomes}) : (${was}))${text.slice(end)}`
  return text
}
