import type { Plugin } from 'vite'

const imported = /^import \{ (\w+Texts) \} from '(@letterliaan\/texts\/[\w-]+)'$/gmu

/** Inlines texts used by key, so that a page loads only those. Other texts stay in their catalogue. */
export const createInlineTextsPlugin = (): Plugin => ({
  name: 'letterliaan-inline-texts',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\.tsx?$/u.test(id)) return null
    let inlined = code
    for (const [, name = '', address = ''] of code.matchAll(imported)) {
      const texts = valueOf(await import(address), name)
      inlined = inlined.replaceAll(
        new RegExp(`(?<!typeof )\\b${name}((?:\\.\\w+)+)`, 'gu'),
        (reference, path: string) => {
          const found = path.slice(1).split('.').reduce(valueOf, texts)
          return found === undefined ? reference : JSON.stringify(found).replace(/^\{.*\}$/u, '($&)')
        },
      )
    }
    return inlined === code ? null : { code: inlined, map: null }
  },
})

const valueOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
