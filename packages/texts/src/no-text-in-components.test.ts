import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { listTexts } from './all.ts'
import type { Catalogue } from './catalogue.ts'

const root = join(import.meta.dirname, '../../..')
const components = globSync('{apps/game,packages/exercises,packages/ui}/src/**/*.tsx', { cwd: root }).filter(
  // Skips the developer's panel, which children do not see.
  (path) => !/\.(test|fixture)\.|\/(testing|developer)\//u.test(path),
)

const supervisorFiles = globSync('apps/supervisor/src/**/*.{ts,tsx}', { cwd: root }).filter(
  // Skips search terms and titles of the handbook, which are data.
  (path) =>
    !/\.(test|fixture)\.|\/testing\/|\/texts(\.ts$|\/)|(routes\/searchable-pages|navigation\/page-facts)\.ts$/u.test(
      path,
    ),
)

/** Attributes that a browser shows or a screen reader reads. */
const readAttributes =
  /^(label|title|alt|placeholder|hint|legend|trouble|valueText|aria-(label|valuetext|description))$/u
const hasWord = /\p{L}{2}/u

/** Names of the product and a font, which are the same in every language. */
const names: ReadonlySet<string> = new Set(['Letterliaan', 'Andika'])

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

/** Returns literal texts that a component shows. */
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

type Lang = 'ts' | 'tsx'

const findTexts = (source: string, lang: Lang = 'tsx'): string[] => textsIn(parseAst(source, { lang }))

/** Returns whether a string looks like a text for users. */
const isSentence = (text: string): boolean =>
  hasWord.test(text) && /^\p{Lu}\p{Ll}|\p{L}{2}[,.:;]? \p{L}|\p{L}[.!?…]$/u.test(text) && !notRead.test(text)

/** Strings that no user reads, such as names of calls and classes, CSS values and keys. */
const notRead =
  /^((GET|POST|PUT|PATCH|DELETE) \/|\p{Lu}\p{Ll}+\p{Lu}\w+$|(Escape|Enter|Home|End|Tab)$|[a-z]+, [a-z, [\]]+$|path of |(group|child) $|(same|near) (name|key)$|noopener |User has no |(School|Account) is closed$|Too many attempts)/u

/** Returns literal texts in a file without markup, such as messages of a change. */
function sentencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(sentencesIn)
  const {
    type = '',
    callee,
    source,
  } = node as Partial<SyntaxNode> & {
    readonly callee?: { readonly name?: string }
    readonly source?: unknown
  }
  const isForProgrammers =
    source != null ||
    (type === 'NewExpression' && callee?.name === 'Error') ||
    /^TS(?!As|Sat|Non)/u.test(type)
  if (isForProgrammers) return []
  const text = type.endsWith('Literal') ? wordsOf(node as SyntaxNode) : ''
  return [...(isSentence(text) ? [text.trim()] : []), ...Object.values(node).flatMap(sentencesIn)]
}

const findSentences = (source: string, lang: Lang = 'tsx'): string[] =>
  sentencesIn(parseAst(source, { lang }))

test('the check finds a text in a component', () => {
  const source =
    '<p title={`Koop ${name}`} className="paper">Koop <b aria-label="Nog een">{name}</b> {is ? "aan" : done}</p>'
  expect(findTexts(source)).toEqual(['Koop', 'aan', 'Koop', 'Nog een'])
})

test('no component of the game contains a literal text', () => {
  expect(components.length).toBeGreaterThan(200)
  const own = components.flatMap((path) =>
    findTexts(readFileSync(join(root, path), 'utf8')).flatMap((text) =>
      names.has(text) ? [] : `${path}: ${text}`,
    ),
  )
  expect(own).toEqual([])
})

test('the check finds a sentence in a file without markup, but no internal text', () => {
  const source = `
    import { fill } from './fill text.ts'
    const change: Change<'No text'> = { done: (n) => n > 1 ? 'De stap begint opnieuw.' : \`Dat is \${n} keer gedaan\` }
    client.call('GET /api/v1/begeleider/me', { key: 'student_id' })
    if (key === 'ArrowLeft') throw new Error('No place for this.')`
  expect(findSentences(source)).toEqual(['De stap begint opnieuw.', 'Dat is   keer gedaan'])
})

test("no file of the supervisor's app contains a literal text", () => {
  const own = supervisorFiles.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const lang = path.endsWith('.tsx') ? 'tsx' : 'ts'
    const found = new Set([...findTexts(source, lang), ...findSentences(source, lang)])
    return [...found].flatMap((text) => (names.has(text) ? [] : `${path}: ${text}`))
  })
  expect(own).toEqual([])
})

const readCatalogues = () =>
  Promise.all(
    globSync('apps/supervisor/src/{app/texts/*,features/*/texts}.ts', { cwd: root }).map(async (path) => {
      const { texts } = (await import(join(root, path))) as { readonly texts: Catalogue }
      return { path, texts }
    }),
  )

test("each key of the supervisor's texts is used", async () => {
  const sources = supervisorFiles.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  const unused = (await readCatalogues()).flatMap(({ path, texts }) => {
    const [, folder = '', name = ''] = /(?:([\w-]+)\/)?(\w+)\.ts$/u.exec(path) ?? []
    const isShared = folder === 'texts'
    const imported = new RegExp(isShared ? `${name}Texts|texts/${name}\\.ts` : `/${folder}/texts\\.ts`, 'u')
    const readers = sources.filter(
      (file) =>
        imported.test(file.source) ||
        (!isShared && file.path.startsWith(dirname(path)) && file.source.includes("'./texts.ts'")),
    )
    const isUsed = (key: string) =>
      readers.some(({ source }) => new RegExp(`exts\\.${key}\\b`, 'u').test(source))
    return Object.keys(texts).flatMap((key) => (isUsed(key) ? [] : `${path}: ${key}`))
  })
  expect(unused).toEqual([])
})

test("no text of the supervisor's app is duplicated, and all of them can be listed", async () => {
  const all = (await readCatalogues()).flatMap(({ path, texts }) =>
    listTexts(texts).map(({ key, text }) => ({ text, at: `${path}: ${key}: ${text}` })),
  )
  const known = new Map(all.toReversed().map((entry) => [entry.text, entry]))
  expect(all.filter((entry) => known.get(entry.text) !== entry).map(({ at }) => at)).toEqual([])
  expect(all.length).toBeGreaterThan(50)
})
