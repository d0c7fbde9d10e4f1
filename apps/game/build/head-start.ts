import { minifySync, type Plugin, type Rolldown } from 'vite'
import { giveHeadStart, type HeadStart } from '../src/start/head-start.ts'
import { filesOfPage, firstPages } from './first-files.ts'

/**
 * Writes into the page itself which files each address needs, and the script that asks for them: the browser knows them with
 * the page's first bytes, instead of one import after the other (docs/adr/0016-bytes.md).
 */
export function headStart(): Plugin {
  return {
    name: 'letterliaan-head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const call = `(${giveHeadStart.toString()})(${JSON.stringify(listFiles(bundle))})`
        const script = `<script>${minifySync('head-start.js', call).code.trim()}</script>\n    `
        // Before the first stylesheet: a script waits for those that stand above it.
        return html.replace('<script', () => `${script}<script`)
      },
    },
  }
}

function listFiles(bundle: Rolldown.OutputBundle): HeadStart {
  const files: string[] = []
  const needsOf = (screen: string | null) =>
    filesOfPage(bundle, screen)
      .map((name) => `/${name}`)
      .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1))
  const pages = firstPages.map(
    ({ pattern, screen }) => [pattern.source, screen === null ? [] : needsOf(screen)] as const,
  )
  return { pages, login: needsOf(null), files }
}
