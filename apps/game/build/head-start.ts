import { minifySync, type Plugin, type Rolldown } from 'vite'
import { giveHeadStart, type HeadStart } from '../src/start/head-start.ts'
import { listFilesOfPage, firstPages, listStylesOfPage } from './first-files.ts'

/** Adds a script that sends the first requests before the entry has loaded (ADR 16). */
export function createHeadStartPlugin(): Plugin {
  return {
    name: 'letterliaan-head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const call = `(${giveHeadStart.toString()})(${JSON.stringify(listFiles(bundle))})`
        const script = `<script>${minifySync('head-start.js', call).code.trim()}</script>\n    `
        // Before the first stylesheet, because a script waits for the stylesheets above it.
        return html.replace('<script', () => `${script}<script`)
      },
    },
  }
}

const listFiles = (bundle: Rolldown.OutputBundle): HeadStart => ({
  pages: firstPages.map(({ pattern, screen, frame }) => ({
    pattern: pattern.source,
    frame,
    styles: frame === undefined ? [] : listStylesOfPage(bundle, screen).map((name) => `/${name}`),
  })),
  login: scriptsOf(listFilesOfPage(bundle, null)),
})

const scriptsOf = (files: readonly string[]): string[] =>
  files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`)
