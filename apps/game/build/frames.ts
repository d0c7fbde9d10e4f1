import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, minifySync, type Plugin } from 'vite'
import { cssModules } from './class-names.ts'
import { showFirstScreen } from '../src/app/first-screen/show-first-screen.ts'

interface BuiltModule {
  readonly renderFrames: () => Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '..')

/** Adds first screens that are the same for everyone to the page (docs/adr/0069-first-paint.md). */
export function createFramesPlugin(): Plugin {
  return {
    name: 'letterliaan-frames',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const templates = Object.entries(await renderFrames()).map(
          ([name, frame]) => `<template data-frame="${name}">${toFrame(frame)}</template>`,
        )
        const script = minifySync('show-first-screen.js', `(${showFirstScreen.toString()})()`).code.trim()
        return html.replace(
          '</body>',
          () => `${templates.join('\n    ')}\n    <script>${script}</script>\n  </body>`,
        )
      },
    },
  }
}

/** Moves inline styles to `data-style`, as the security policy refuses them. Removes React's head tags. */
const toFrame = (html: string): string =>
  html.replaceAll(' style="', ' data-style="').replaceAll(/<link rel="preload"[^>]*>/g, '')

/** Renders with the class and file names of the game's build. */
async function renderFrames(): Promise<Readonly<Record<string, string>>> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    css: { modules: cssModules },
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: 'src/start/frames.tsx', write: false, assetsInlineLimit: 0, target: 'es2022' },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk === undefined) throw new Error('the first screens were not built')
  const folder = mkdtempSync(join(tmpdir(), 'letterliaan-frames-'))
  try {
    const file = join(folder, 'frames.mjs')
    writeFileSync(file, chunk.code)
    const module = (await import(pathToFileURL(file).href)) as BuiltModule
    return module.renderFrames()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
