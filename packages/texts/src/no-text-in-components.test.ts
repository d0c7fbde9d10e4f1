import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const components = globSync('{apps/game,packages/exercises,packages/ui}/src/**/*.tsx', { cwd: root }).filter(
  // The developer's panel is no child's.
  (path) => !/\.(test|fixture)\.|\/(testing|developer)\//u.test(path),
)

/** What is read to a child, or by it. */
const readAttributes =
  /^(label|title|alt|placeholder|hint|legend|trouble|valueText|aria-(label|valuetext|description))$/u
const hasWord = /\p{L}{2}/u

/** The names of product and letters are the same in every language. */
const names: ReadonlySet<string> = new Set(['Letterliaan'])

interface SyntaxNode {
  readonly type: string
  readonly value?: unknown
  readonly name?: SyntaxNode | string
  readonly expression?: SyntaxNode
  readonly consequent?: SyntaxNode
  readonly alternate?: SyntaxNode
  readonly children?: readonly SyntaxNode[]
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

const wordsOf = (node: SyntaxNode | null | undefined): string => {
  if (node?.type === 'JSXExpressionContainer') return wordsOf(node.expression)
  if (node?.type === 'ConditionalExpression') return `${wordsOf(node.consequent)} ${wordsOf(node.alternate)}`
  if (node?.type === 'TemplateLiteral') return node.quasis?.map(({ value }) => value.raw).join(' ') ?? ''
  return (node?.type === 'Literal' || node?.type === 'JSXText') && typeof node.value === 'string'
    ? node.value
    : ''
}

/** The words that stand literally in what a component shows. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(textsIn)
  const { name, value, children = [] } = node as SyntaxNode
  const isRead = typeof name === 'object' && typeof name.name === 'string' && readAttributes.test(name.name)
  const shown = [...children, ...(isRead ? [value as SyntaxNode] : [])].map(wordsOf)
  return [
    ...shown.filter((text) => hasWord.test(text)).map((text) => text.trim()),
    ...Object.values(node).flatMap(textsIn),
  ]
}

const findTexts = (source: string): string[] => textsIn(parseAst(source, { lang: 'tsx' }))

test('a text that stands in a component is found', () => {
  const source =
    '<p title={`Koop ${name}`} className="paper">Koop <b aria-label="Nog een">{name}</b> {is ? "aan" : done}</p>'
  expect(findTexts(source)).toEqual(['Koop', 'aan', 'Koop', 'Nog een'])
})

test('no component of the game has a text of its own: it names one of a catalogue', () => {
  expect(components.length).toBeGreaterThan(200)
  const own = components.flatMap((path) =>
    findTexts(readFileSync(join(root, path), 'utf8')).flatMap((text) =>
      names.has(text) ? [] : `${path}: ${text}`,
    ),
  )
  expect(own).toEqual([])
})
